import { decideSavedCountOpening, type SavedList, type WatchedList } from "@listwright/domain/saved-lists"
import { dollars } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { recordsText } from "../../design/Figure.tsx"
import { ChangesSinceSavedLine } from "./changes/ChangesSinceSavedLine.tsx"
import type { RowChange } from "./changes/useRecounts.ts"
import { WatchedLine } from "./watching/WatchedLine.tsx"

interface RowProps {
  readonly row: SavedList
  readonly today: string
}

export interface NameCellProps extends RowProps {
  /** True if the list was just created from a file. */
  readonly isNew: boolean
  readonly watched: WatchedList | null
  readonly change: RowChange | null
}

/** The name, code, and source; on a phone, also the content of the other columns. */
export function NameCell({ change, isNew, row, today, watched }: NameCellProps) {
  return (
    <>
      <span className="block wrap-anywhere">
        {row.name}
        {isNew ? (
          <span className="ml-2 inline-block rounded-control bg-positive-soft px-1.5 text-xs font-medium text-positive">
            New
          </span>
        ) : null}
      </span>
      <span className="block text-xs font-normal text-muted">
        {row.sourceName} · <span className="tabular whitespace-nowrap">{row.orderCode}</span>
      </span>
      <span className="tabular block text-xs font-normal text-muted sm:hidden">
        {recordsText(row.quantity)} records · {dollars(row.estimatedCost)}
      </span>
      <span className="tabular block text-xs font-normal text-muted md:hidden">
        {displayDay(row.orderDate)}, <Expiry row={row} today={today} isInline />
      </span>
      {change === null ? null : (
        <span className="block sm:hidden">
          <ChangesSinceSavedLine change={change} />
        </span>
      )}
      {watched === null ? null : <WatchedLine watched={watched} />}
    </>
  )
}

/** The date until which the figures are valid. */
export function Expiry({ isInline = false, row, today }: RowProps & { readonly isInline?: boolean }) {
  const isCountedAgain = decideSavedCountOpening(row.orderDate, today) === "countAgain"
  const look = isInline ? "" : "tabular block text-xs whitespace-nowrap"
  return isCountedAgain ? (
    <span className={`${look} font-medium text-caution`}>expired, will be counted again</span>
  ) : (
    <span className={`${look} text-muted`}>until {displayDay(row.expirationDate)}</span>
  )
}
