import type { Paging } from "@listwright/domain/shared"
import type { PagingOptions } from "../contract/original/Paging.ts"

/** Converts the requested page to its wire form. */
export const wirePaging = (paging: Paging): PagingOptions => ({
  PageNumber: paging.pageNumber,
  PageSize: paging.pageSize,
  Start: paging.start,
  SortBy: paging.sortBy,
  SortDescending: paging.sortDescending,
  FetchTotalRecordCount: paging.fetchTotalRecordCount,
  TotalRecordCount: paging.totalRecordCount,
})
