import type { Paging } from "./Paging.ts"

/** How many pages a list has; none when it is empty. Both numbers are whole, the size at least 1. */
export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize)

/**
 * Goes to a page. A number beyond the last page means the last, one below 1, or none at all, the first; an empty list has
 * only the first. [p9-page-sizes]
 */
export const turnPage = (paging: Paging, pageNumber: number): Paging => {
  const last = Math.max(1, pageCount(paging.totalRecordCount, paging.pageSize))
  const wanted = Number.isNaN(pageNumber) ? 1 : Math.trunc(pageNumber)
  const page = Math.min(Math.max(1, wanted), last)
  return { ...paging, pageNumber: page, start: (page - 1) * paging.pageSize }
}

/** Takes the total that the server told; when rows went away, the page may no longer be there. */
export const withTotal = (paging: Paging, total: number): Paging =>
  turnPage({ ...paging, totalRecordCount: total }, paging.pageNumber)

/** The rows of the page, of all rows in their order. */
export const rowsOfPage = <Row>(rows: ReadonlyArray<Row>, paging: Paging): ReadonlyArray<Row> =>
  rows.slice(paging.start, paging.start + paging.pageSize)
