import type { Paging } from "./Paging.ts"

/** Lists that are read page by page. */
export type PagedList = "history" | "savedLists" | "suppression" | "rewards"

/** Rows a page. spec: portal §9, order-builder §9 [p9-page-sizes] */
export const PAGE_SIZES: Readonly<Record<PagedList, number>> = {
  history: 18,
  savedLists: 18,
  suppression: 12,
  rewards: 100,
}

/** The page that a list opens with: orders the latest first, rewards by id. spec: order-builder §3 (Paging) */
export const firstPage = (list: PagedList): Paging => ({
  pageNumber: 1,
  pageSize: PAGE_SIZES[list],
  start: 0,
  sortBy: list === "rewards" ? "Id" : "OrderDate",
  sortDescending: list !== "rewards",
  fetchTotalRecordCount: true,
  totalRecordCount: 0,
})
