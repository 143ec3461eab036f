import { type OrderType, orderTypes } from "./orderTypes.ts"
import type { AccountId } from "../account/AccountId.ts"

/** A downloadable file of an order. */
export type OrderFile = "excel" | "fulfillment" | "reports"

/** Returns the type parameter for a download: 1 for fulfillment or the list, 2 for reports. */
const fileType = (file: OrderFile): 1 | 2 => {
  switch (file) {
    case "excel":
    case "fulfillment":
      return 1
    case "reports":
      return 2
  }
}

/** The page that serves file downloads, relative to the app. */
export const FILE_PAGE = "Common/DownFile.aspx"

/** Returns a file's download URL; `page` is the site's link to the download page. */
export const fileLink = (page: string, id: string, file: OrderFile): string =>
  `${page}?id=${encodeURIComponent(id)}&type=${fileType(file)}`

/** The page that serves Export All, relative to the app. */
export const EXPORT_ALL_PAGE = "RPT/DownReportFile.aspx"

/** Returns the URL for downloading a whole tab (Export All); `accountId` is null for all accounts. */
export const exportAllLink = (
  page: string,
  {
    type,
    accountId,
    searchKey,
  }: { readonly type: OrderType; readonly accountId: AccountId | null; readonly searchKey: string },
): string =>
  `${page}?orderType=${orderTypes.encode(type)}&accountId=${accountId ?? ""}&searchKey=${encodeURIComponent(searchKey)}`
