import type { LucideIcon } from "lucide-react"
import type { KeyboardEvent, ReactNode } from "react"
import type { SortValue } from "./rowSorting.ts"

/** The data of a row that every list needs. */
export interface ListedRow {
  readonly key: string
  /** Names the row in its buttons: 'Remove 60614'. */
  readonly name: string
}

export interface ListColumn<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortBy: (row: Row) => SortValue
  /** Its track in a grid: '6rem', 'minmax(0,1fr)'. */
  readonly width: string
  readonly widthOnPhone?: string
  readonly isFigure?: boolean
  /** Names the row: a screen reader says it with each cell. */
  readonly isRowHeader?: boolean
  /** On a phone only its heading shows, to sort by. */
  readonly isHiddenOnPhone?: boolean
}

/** An action on rows: for one row in the row itself, for the selected rows in the bar. */
export interface ListAction<Row> {
  /** 'Remove'; with the name of a row in it: 'Remove 60614'. */
  readonly label: string
  readonly icon: LucideIcon
  readonly isOffered: (row: Row) => boolean
  readonly perform: (rows: ReadonlyArray<Row>) => void
  /** The rows are gone then; so does the Delete key. */
  readonly isRemoval?: boolean
}

/** The groups that a list can be narrowed to. */
export interface ListGroup<Row> {
  readonly id: string
  readonly title: string
  readonly has: (row: Row) => boolean
}

/** The handlers of a row. */
export interface RowIntents<Row> {
  readonly onFocus: (key: string) => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>) => void
  readonly onToggle: (key: string, isRange: boolean) => void
  readonly onAct: (action: ListAction<Row>, row: Row) => void
}
