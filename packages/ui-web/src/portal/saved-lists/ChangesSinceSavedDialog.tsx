import {
  countComparisonText,
  NET_BY_AREA,
  type Recount,
  type SavedList,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { displayDay } from "@listwright/domain/suppression"
import { Effect } from "effect"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { Term, Terms } from "../../design/Terms.tsx"
import { savedListFailure } from "./savedListFailure.ts"
import { recountKey } from "./changes/recountKey.ts"

export interface ChangesSinceSavedDialogProps {
  readonly row: SavedList
  readonly onClose: () => void
}

/** A saved list's current count and price, with the changes since it was saved and the reasons for them. */
export function ChangesSinceSavedDialog({ onClose, row }: ChangesSinceSavedDialogProps) {
  const recount = useCall(
    recountKey(row.id),
    Effect.flatMap(SavedLists, (lists) => lists.recount(row.id)),
  )
  return (
    <Dialog
      title={`${row.name}: what's changed`}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      {recount.error !== null ? (
        <FailedCall
          what="We couldn't count the list again"
          failure={savedListFailure(recount.error)}
          onRetry={() => void recount.refetch()}
        />
      ) : recount.data === undefined ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          <p role="status" className="sr-only">
            Counting again
          </p>
          <Skeleton className="h-11 w-56" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : (
        <Changes recount={recount.data} row={row} />
      )}
    </Dialog>
  )
}

function Changes({ recount, row }: { readonly recount: Recount; readonly row: SavedList }) {
  const { opening, since } = recount
  const { after, before, isExact, reasons } = since
  const changed = countComparisonText(since)
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <span className="tabular block text-2xl font-semibold first-letter:uppercase">
          {changed ?? recordsText(after.total)}
        </span>
        <span className="text-muted">
          {changed === null
            ? "people today. It was saved before counts could be compared."
            : isExact || (before?.snapshot === after.snapshot && changed === "no change")
              ? `since ${displayDay(row.orderDate)}`
              : `since ${displayDay(row.orderDate)}, ${NET_BY_AREA} (at least this many were added and removed)`}
        </span>
      </p>
      <Terms>
        {before === null ? null : <Term name="Counted then">{recordsText(before.total)} people</Term>}
        <Term name="Counted now">{recordsText(after.total)} people</Term>
        <Term name="With phones now">{recordsText(after.withPhones)}</Term>
      </Terms>
      {reasons.length === 0 ? null : (
        <section aria-label="Why" className="flex flex-col gap-1">
          <h3 className="font-medium">Why</h3>
          <ul className="list-disc pl-5 text-muted">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {opening === "asCounted" ? null : (
        <Notice kind="info">
          The count was valid until {displayDay(row.expirationDate)}. We'll count the list again when you open
          it.
        </Notice>
      )}
    </div>
  )
}
