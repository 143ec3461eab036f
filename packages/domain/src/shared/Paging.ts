import { Schema } from "effect"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/**
 * The requested page of a list, and the list's order. Pages are numbered from 1; `start` is the number of rows before
 * the page; `totalRecordCount` is 0 until the list is loaded. On the wire, the same names start with capitals.
 */
export const Paging = Schema.Struct({
  pageNumber: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  pageSize: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  start: count,
  sortBy: Schema.String,
  sortDescending: Schema.Boolean,
  fetchTotalRecordCount: Schema.Boolean,
  totalRecordCount: count,
}).pipe(
  Schema.encodeKeys({
    pageNumber: "PageNumber",
    pageSize: "PageSize",
    start: "Start",
    sortBy: "SortBy",
    sortDescending: "SortDescending",
    fetchTotalRecordCount: "FetchTotalRecordCount",
    totalRecordCount: "TotalRecordCount",
  }),
)
export type Paging = typeof Paging.Type

/** The lists that are loaded page by page. */
export type PagedList = "history" | "savedLists" | "suppression" | "rewards"

/** The number of rows per page [p9-page-sizes]. */
export const PAGE_SIZES: Readonly<Record<PagedList, number>> = {
  history: 18,
  savedLists: 18,
  suppression: 12,
  rewards: 100,
}

/** Returns the first page of a list: orders latest first, rewards by ID. */
export const firstPage = (list: PagedList): Paging => ({
  pageNumber: 1,
  pageSize: PAGE_SIZES[list],
  start: 0,
  sortBy: list === "rewards" ? "Id" : "OrderDate",
  sortDescending: list !== "rewards",
  fetchTotalRecordCount: true,
  totalRecordCount: 0,
})

/** Counts the pages of a list; an empty list has 0. Both numbers are whole, and the size is at least 1. */
export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize)

/**
 * Goes to a page. A number beyond the last page goes to the last page; a number below 1 or NaN goes to the first. An
 * empty list has only the first page. [p9-page-sizes]
 */
export const turnPage = (paging: Paging, pageNumber: number): Paging => {
  const last = Math.max(1, pageCount(paging.totalRecordCount, paging.pageSize))
  const wanted = Number.isNaN(pageNumber) ? 1 : Math.trunc(pageNumber)
  const page = Math.min(Math.max(1, wanted), last)
  return { ...paging, pageNumber: page, start: (page - 1) * paging.pageSize }
}

/** Applies the server's total; if rows were removed and the page no longer exists, goes to the last page. */
export const withTotal = (paging: Paging, total: number): Paging =>
  turnPage({ ...paging, totalRecordCount: total }, paging.pageNumber)

/** Returns the rows of the page, from all rows in their order. */
export const rowsOfPage = <Row>(rows: ReadonlyArray<Row>, paging: Paging): ReadonlyArray<Row> =>
  rows.slice(paging.start, paging.start + paging.pageSize)
