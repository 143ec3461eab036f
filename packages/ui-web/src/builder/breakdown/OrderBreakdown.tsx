import { COUNT_LINK, offersBreakdown, orderLink } from "@listwright/domain/catalog"
import { areasSummary } from "@listwright/domain/definition"
import { type Draft, draftName } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { findRequestedAttribute } from "@listwright/domain/reports"
import { ArrowLeft, Printer } from "lucide-react"
import { Link } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { isFramed } from "../../app/isFramed.ts"
import { useSession } from "../../app/session.ts"
import { useCommonAreaName } from "../../list/areas/useCommonAreaName.ts"
import { useColumns } from "../../list/attributes/useColumnsWithValues.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Select } from "../../design/Select.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { BreakdownFigures } from "./BreakdownFigures.tsx"

export interface OrderBreakdownProps {
  readonly draft: Draft
  /** The demographic as written in the URL. */
  readonly demo: string
  readonly onDemo: (column: string) => void
}

/** An order's breakdown report: the choice of attribute, and the figures. */
export function OrderBreakdown({ draft, demo, onDemo }: OrderBreakdownProps) {
  const { site } = useSession()
  const columns = useColumns(draft.listType)
  const nameOf = useCommonAreaName(draft.definition.areas)
  const orderName = draftName(draft)
  const back = isFramed() ? null : (
    <Link className={buttonClasses()} to={orderLink(COUNT_LINK, draft.listType, draft.id)}>
      <ArrowLeft className="size-4" aria-hidden="true" />
      Review count
    </Link>
  )
  const chosen = findRequestedAttribute(demo, columns.data ?? [])
  const body = !offersBreakdown(draft.listType, site) ? (
    <EmptyState title="No breakdown for this list">
      This site doesn't offer breakdowns for this kind of list.
    </EmptyState>
  ) : !hasGeography(draft.definition) ? (
    <EmptyState title="No areas chosen yet">Choose areas for the list, then come back.</EmptyState>
  ) : columns.error !== null ? (
    <FailedCall
      what="We couldn't load the attributes"
      failure={columns.error}
      isRetrying={columns.isFetching}
      onRetry={() => void columns.refetch()}
    />
  ) : columns.data === undefined ? (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-[62px] w-full max-w-[320px]" />
      <Skeleton className="h-[420px] w-full rounded-card" />
    </div>
  ) : (
    <>
      <Select
        label="Break down by"
        className="no-print w-full max-w-[320px]"
        options={[
          ...(chosen === null ? [{ value: "", text: "Choose an attribute" }] : []),
          ...columns.data.map(({ column, name }) => ({ value: column, text: name })),
        ]}
        value={chosen?.column ?? ""}
        error={chosen === null ? `There is no attribute ${demo}. Choose one of these.` : undefined}
        onChange={({ target }) => onDemo(target.value)}
      />
      {chosen === null ? null : <BreakdownFigures draft={draft} column={chosen.column} name={chosen.name} />}
    </>
  )
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Breakdown report
          </h1>
          <p className="mt-1 text-muted">
            {[orderName, areasSummary(draft.definition.areas, nameOf)]
              .filter((text) => text !== "")
              .join(" · ")}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {back}
          <Button className="max-sm:hidden" onPress={() => window.print()}>
            <Printer className="size-4" aria-hidden="true" />
            Print
          </Button>
        </div>
      </header>
      {body}
    </>
  )
}
