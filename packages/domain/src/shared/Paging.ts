import { Schema } from "effect"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/**
 * Which page of a list is asked for, and how the list is sorted. Pages are numbered from 1; `start` is the number of
 * rows before the page; `totalRecordCount` is 0 until the list was loaded. The wire writes the same names in capitals.
 * spec: order-builder §3 (Paging)
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
