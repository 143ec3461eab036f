import { flagsText } from "@listwright/domain/counting"
import { sellsPhones } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import { areasSummary, criterionColumns } from "@listwright/domain/definition"
import { type SavedList, SavedListShares, type SharedList } from "@listwright/domain/saved-lists"
import { isPriced, pricePerRecordText } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { Cause, Effect, Exit } from "effect"
import { Copy } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { useRun } from "../../../app/App.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { localIsoDate } from "../../../app/localIsoDate.ts"
import { useCommonAreaName } from "../../../list/areas/useCommonAreaName.ts"
import { useColumns } from "../../../list/attributes/useColumnsWithValues.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"
import { Term, Terms } from "../../../design/Terms.tsx"
import { useRefreshSavedLists } from "../useSavedLists.ts"

export interface SharedListCardProps {
  readonly shared: SharedList
}

/** A list shared by a colleague: its choices, its count and price, and a button for copying it, if permitted. */
export function SharedListCard({ shared }: SharedListCardProps) {
  const run = useRun()
  const changed = useRefreshSavedLists()
  const [isPending, setIsPending] = useState(false)
  const [copied, setCopied] = useState<SavedList | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { access, expiresAt, list, sharedBy } = shared
  const { definition, receipt, row } = list
  const columns = useColumns(row.listType).data
  const nameOf = useCommonAreaName(definition.areas)
  const titles = definition.audience.criteria.map((criterion) =>
    flagsText(columns ?? [], criterionColumns(criterion)),
  )
  const copy = async () => {
    setIsPending(true)
    setFailure(null)
    const exit = await run(Effect.flatMap(SavedListShares, (shares) => shares.copyOpened(row.id)))
    setIsPending(false)
    if (Exit.isFailure(exit)) return setFailure(Cause.squash(exit.cause))
    changed()
    setCopied(exit.value.row)
  }
  return (
    <SummaryBox
      title={row.name}
      action={
        access === "read" ? (
          <span className="text-sm text-muted">View only</span>
        ) : (
          <Button
            kind="primary"
            isPending={isPending}
            isDisabled={copied !== null}
            onPress={() => void copy()}
          >
            <Copy className="size-4" aria-hidden="true" />
            Make a copy
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Terms>
          <Term name="Shared by">
            {sharedBy}, until {displayDay(localIsoDate(new Date(expiresAt)))}
          </Term>
          <Term name="Saved">
            {displayDay(row.orderDate)} · {row.orderCode}
          </Term>
          {receipt === null ? null : (
            <Term name="Counted then">
              {recordsText(receipt.total)} {recordTerms(row.listType).beside}
              {sellsPhones(row.listType) ? `, ${recordsText(receipt.withPhones)} with phones` : ""}
            </Term>
          )}
          <Term name="Chosen">
            {recordsText(row.quantity)} records, {dollars(row.estimatedCost)}
            {isPriced(row.unitPrice) ? ` (${pricePerRecordText(row.unitPrice)} per record)` : ""}
          </Term>
          <Term name="Data source">{row.sourceName}</Term>
          <Term name="Areas">{areasSummary(definition.areas, nameOf)}</Term>
          <Term name="Audience">{titles.length === 0 ? "Everyone in those areas" : titles.join(", ")}</Term>
        </Terms>
        {copied === null ? null : (
          <Notice kind="success" isLive>
            Copied as {copied.name}, counted today. <Link to="/slc">See your lists</Link>
          </Notice>
        )}
        {failure === null ? null : <FailedCall what="We couldn't make a copy" failure={failure} />}
        {access === "copy" ? null : (
          <p className="text-sm text-muted">
            This link only lets you view the list. To work with it, ask {sharedBy} for a link that lets you
            copy it.
          </p>
        )}
      </div>
    </SummaryBox>
  )
}
