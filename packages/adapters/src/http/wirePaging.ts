import type { Paging, RowOrder } from "@listwright/domain/shared"
import type { PagingOptions } from "../contract/original/Paging.ts"

const SORT_BY: Readonly<Record<RowOrder, string>> = { date: "OrderDate", id: "Id" }

/** Converts the requested page to its wire form. */
export const wirePaging = (paging: Paging): PagingOptions => ({
  PageNumber: paging.pageNumber,
  PageSize: paging.pageSize,
  Start: paging.start,
  SortBy: SORT_BY[paging.sortBy],
  SortDescending: paging.sortDescending,
  FetchTotalRecordCount: paging.asksTotal,
  TotalRecordCount: paging.total,
})
