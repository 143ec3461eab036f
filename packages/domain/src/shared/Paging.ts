/** The sort order of a list's rows. */
export type RowOrder = "date" | "id"

/** The requested page of a list, and the list's sort order. */
export interface Paging {
  /** The page number, starting at 1. */
  readonly pageNumber: number
  /** The number of rows per page, 1 or more. */
  readonly pageSize: number
  /** The number of rows before the page. */
  readonly start: number
  readonly sortBy: RowOrder
  readonly sortDescending: boolean
  readonly asksTotal: boolean
  /** The total number of rows; 0 until the list is loaded. */
  readonly total: number
}

/** The lists loaded page by page. */
export type PagedList = "history" | "savedLists" | "suppression" | "rewards"

/** The number of rows per page [p9-page-sizes]. */
export const PAGE_SIZES: Readonly<Record<PagedList, number>> = {
  history: 18,
  savedLists: 18,
  suppression: 12,
  rewards: 100,
}

/** Returns the first page of a list, sorted by date, most recent first; rewards are sorted by ID. */
export const firstPage = (list: PagedList): Paging => ({
  pageNumber: 1,
  pageSize: PAGE_SIZES[list],
  start: 0,
  sortBy: list === "rewards" ? "id" : "date",
  sortDescending: list !== "rewards",
  asksTotal: true,
  total: 0,
})

/**
 * Computes the number of pages in a list; an empty list has 0. Both arguments are whole numbers, and the size is at
 * least 1.
 */
export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize)

/**
 * Goes to a page. A number beyond the last page goes to the last page; a number below 1 or NaN goes to the first. An
 * empty list has only the first page. [p9-page-sizes]
 */
export const turnPage = (paging: Paging, pageNumber: number): Paging => {
  const last = Math.max(1, pageCount(paging.total, paging.pageSize))
  const wanted = Number.isNaN(pageNumber) ? 1 : Math.trunc(pageNumber)
  const page = Math.min(Math.max(1, wanted), last)
  return { ...paging, pageNumber: page, start: (page - 1) * paging.pageSize }
}

/** Applies the server's total; if rows were removed and the page no longer exists, goes to the last page. */
export const withTotal = (paging: Paging, total: number): Paging =>
  turnPage({ ...paging, total }, paging.pageNumber)

/** Returns the rows on the page, given all rows in order. */
export const pageRows = <Row>(rows: ReadonlyArray<Row>, paging: Paging): ReadonlyArray<Row> =>
  rows.slice(paging.start, paging.start + paging.pageSize)
