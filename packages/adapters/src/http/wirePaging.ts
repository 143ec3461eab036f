import type { Paging } from "@listwright/domain/shared"
import type { PagingOptions } from "../contract/legacy/Paging.ts"

/** Which page is asked for, as the wire writes it. */
export const wirePaging = (paging: Paging): PagingOptions => ({
  PageNumber: paging.pageNumber,
  PageSize: paging.pageSize,
  Start: paging.start,
  SortBy: paging.sortBy,
  SortDescending: paging.sortDescending,
  FetchTotalRecordCount: paging.fetchTotalRecordCount,
  TotalRecordCount: paging.totalRecordCount,
})
