import { SavedList } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { Page } from "../../contract/legacy/Paging.ts"
import { WireSavedCount } from "../../contract/legacy/saved-lists/SavedListsGroup.ts"
import { dataOf } from "../dataOf.ts"
import type { Recordings } from "../Recordings.ts"

const Found = Schema.Struct({ ReportData: Page(WireSavedCount) })

/** The saved lists that a mock starts with, the latest first: those that were recorded when they were found. */
export const mockSavedLists = (recordings: Recordings): Array<SavedList> => {
  const recorded = Schema.decodeUnknownSync(SavedList)(recordings.titled("getSavedList", "a saved list").body)
  const { Items } = dataOf(Found, recordings.titled("GetSavedCounts", "found")).ReportData
  return Items.map((row) => ({
    ...recorded,
    row: {
      ...recorded.row,
      orderId: row.OrderId,
      orderCode: row.OrderCode,
      orderDesc: row.OrderDesc,
    },
  }))
}
