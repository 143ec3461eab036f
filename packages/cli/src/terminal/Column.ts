/** A column of a table: its heading, whether it holds figures, and what becomes of it on a narrow terminal. */
export interface Column {
  readonly heading: string
  readonly isFigure?: boolean
  /** Long cells are cut to make room. */
  readonly isCut?: boolean
  /** It is left out where there is no room, the lowest number first. */
  readonly leftOut?: number
}

/** The value of a row in one column. */
export type Cell = string | number
