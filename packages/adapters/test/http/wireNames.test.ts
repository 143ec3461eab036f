import { orderTypes, type ServiceOrderType } from "@listwright/domain/history"
import { firstPage } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { SERVICE_DATA_KEYS } from "../../src/contract/original/history/serviceDataKeys.ts"
import { wirePaging } from "../../src/http/wirePaging.ts"

describe("a page that is asked for", () => {
  it("goes over the wire in the names of the original contract [p9-page-sizes]", () => {
    expect(wirePaging(firstPage("suppression"))).toEqual({
      PageNumber: 1,
      PageSize: 12,
      Start: 0,
      SortBy: "OrderDate",
      SortDescending: true,
      FetchTotalRecordCount: true,
      TotalRecordCount: 0,
    })
    expect(wirePaging(firstPage("rewards"))).toMatchObject({ SortBy: "Id", SortDescending: false })
  })
})

describe("the rows of each tab of services [p9-history-types]", () => {
  const keys: ReadonlyArray<readonly [ServiceOrderType, string]> = [
    ["cleanList", "CleanListData"],
    ["enhanceList", "EnhanceListData"],
    ["portraitReports", "PortraitReportlistData"],
    ["emailList", "EmailAppendData"],
    ["phoneAppend", "PhoneAppendData"],
    ["phoneVerification", "PhoneVerification"],
    ["reverseEmail", "ReverseEmailData"],
  ]

  it.each(keys)("of %s are under %s", (type, key) => {
    expect(SERVICE_DATA_KEYS[type]).toBe(key)
  })

  it("are those of all tabs but the lists", () => {
    expect(orderTypes.names).toEqual(["lists", ...keys.map(([type]) => type)])
  })
})
