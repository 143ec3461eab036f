/** A table column: its heading, whether it contains figures, and how it's handled on a narrow terminal. */
export interface Column {
  readonly heading: string
  readonly isFigure?: boolean
  /** True if long cells may be truncated to make room. */
  readonly isCut?: boolean
  /** The column's priority for being dropped if there's no room, lowest first. */
  readonly leftOut?: number
}

/** A row's value in one column. */
export type Cell = string | number
