import { type OrderType, orderTypes } from "./orderTypes.ts"
import type { AccountId } from "../account/AccountId.ts"

/** Files that may be had of an order. */
export type OrderFile = "excel" | "fulfillment" | "reports"

/** The type that a download is asked for with: 1 fulfillment or the list, 2 reports. */
const fileType = (file: OrderFile): 1 | 2 => {
  switch (file) {
    case "excel":
    case "fulfillment":
      return 1
    case "reports":
      return 2
  }
}

/** The page that files are downloaded at, relative to the app. */
export const FILE_PAGE = "Common/DownFile.aspx"

/** Returns the address of a file to download; `page` is the site's link. */
export const fileLink = (page: string, id: string, file: OrderFile): string =>
  `${page}?id=${encodeURIComponent(id)}&type=${fileType(file)}`

/** The page of Export All, relative to the app. */
export const EXPORT_ALL_PAGE = "RPT/DownReportFile.aspx"

/** Returns the address at which a whole tab is downloaded (Export All); `accountId` null means all accounts. */
export const exportAllLink = (
  page: string,
  {
    type,
    accountId,
    searchKey,
  }: { readonly type: OrderType; readonly accountId: AccountId | null; readonly searchKey: string },
): string =>
  `${page}?orderType=${orderTypes.encode(type)}&accountId=${accountId ?? ""}&searchKey=${encodeURIComponent(searchKey)}`
