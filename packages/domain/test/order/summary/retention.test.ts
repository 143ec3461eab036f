import { describe, expect, it } from "vitest"
import { DELIVERY_DAYS, isKept, UPLOAD_DAYS } from "../../../src/order/summary/downloadOrder.ts"

describe("what is stored", () => {
  it.each([
    ["2026-01-01", "2026-01-01", 0, true],
    ["2026-01-01", "2026-01-02", 0, false],
    ["2026-11-21", "2027-02-19", DELIVERY_DAYS, true],
    ["2026-11-21", "2027-02-20", DELIVERY_DAYS, false],
    ["2028-02-01", "2028-03-02", UPLOAD_DAYS, true],
    ["2028-02-01", "2028-03-03", UPLOAD_DAYS, false],
  ])("on %s is kept on %s for %i days: %s", (storedOn, today, days, kept) => {
    expect(isKept(storedOn, today, days)).toBe(kept)
  })

  it("is kept 90 days when it was delivered and 30 when it was uploaded", () => {
    expect([DELIVERY_DAYS, UPLOAD_DAYS]).toEqual([90, 30])
  })
})
