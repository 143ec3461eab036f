import type { LucideIcon } from "lucide-react"
import type { KeyboardEvent, ReactNode } from "react"
import type { SortValue } from "./rowSorting.ts"

/** The row data required by every list. */
export interface ListRowData {
  readonly key: string
  /** The row's name in its buttons: 'Remove 60614'. */
  readonly name: string
}

export interface ListColumn<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortBy: (row: Row) => SortValue
  /** The column's track in a grid: '6rem', 'minmax(0,1fr)'. */
  readonly width: string
  readonly widthOnPhone?: string
  readonly isFigure?: boolean
  /** True if the cell names its row; screen readers announce it with each cell. */
  readonly isRowHeader?: boolean
  /** True if a phone shows only the column's heading, for sorting. */
  readonly isHiddenOnPhone?: boolean
}

/** An action on rows, offered for one row in the row itself and for the selected rows in the bar. */
export interface ListAction<Row> {
  /** The label in the bar: 'Remove'. In a row, it's followed by the row's name: 'Remove 60614'. */
  readonly label: string
  readonly icon: LucideIcon
  readonly isOffered: (row: Row) => boolean
  readonly perform: (rows: ReadonlyArray<Row>) => void
  /** True if the action removes the rows; the Delete key then performs it too. */
  readonly isRemoval?: boolean
}

/** A group that a list can be narrowed to. */
export interface ListGroup<Row> {
  readonly id: string
  readonly title: string
  readonly has: (row: Row) => boolean
}

/** A row's handlers. */
export interface RowHandlers<Row> {
  readonly onFocus: (key: string) => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>) => void
  readonly onToggle: (key: string, isRange: boolean) => void
  readonly onAct: (action: ListAction<Row>, row: Row) => void
}
