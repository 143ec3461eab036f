import { describe, expect, it } from "vitest"
import {
  DELIVERY_RETENTION_DAYS,
  lastRetentionDay,
  UPLOAD_RETENTION_DAYS,
} from "../../../src/order/summary/downloadOrder.ts"
import { listAvailabilityText } from "../../../src/order/summary/listAvailabilityText.ts"

describe("a delivered list [p4-delivery-days]", () => {
  it.each([
    ["2026-01-01", 0, "2026-01-01"],
    ["2026-11-21", DELIVERY_RETENTION_DAYS, "2027-02-19"],
    ["2028-02-01", UPLOAD_RETENTION_DAYS, "2028-03-02"],
  ])("of %s is kept for %i days, through %s", (deliveredOn, days, last) => {
    expect(lastRetentionDay(deliveredOn, days)).toBe(last)
  })

  it("is kept 90 days, and an uploaded file 30", () => {
    expect([DELIVERY_RETENTION_DAYS, UPLOAD_RETENTION_DAYS]).toEqual([90, 30])
  })

  it("says until when it can be downloaded, and why it no longer can", () => {
    const delivery = {
      records: 300,
      sha256: "ab",
      fileName: "LW-1.csv",
      refunded: "0.00",
      keptUntil: "2027-02-19",
      isKept: true,
    }
    const standing = (over: Partial<typeof delivery>, downloadClosedOn: string | null = null) =>
      listAvailabilityText({ delivery: { ...delivery, ...over }, downloadClosedOn })
    expect(listAvailabilityText({ delivery: null, downloadClosedOn: null })).toBeNull()
    expect(standing({})).toBe("You can download the list until 02/19/2027.")
    expect(standing({ isKept: false })).toBe(
      "This list was available until 02/19/2027 and can no longer be downloaded.",
    )
    expect(standing({ isKept: false }, "2026-12-01")).toBe(
      "This order was refunded on 12/01/2026, so its list can no longer be downloaded.",
    )
  })
})
