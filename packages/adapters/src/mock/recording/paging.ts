/** The first page of a list, the newest first. */
export const paging = (PageSize: number) => ({
  PageNumber: 1,
  PageSize,
  Start: 0,
  SortBy: "OrderDate",
  SortDescending: true,
  FetchTotalRecordCount: true,
  TotalRecordCount: 0,
})
