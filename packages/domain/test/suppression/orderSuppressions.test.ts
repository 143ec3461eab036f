import { describe, expect, it } from "vitest"
import {
  decodeSuppression,
  suppressionEntryType,
  suppressionEntryTypes,
} from "../../src/suppression/suppressionCodes.ts"
import { toOrderSuppressions, fromOrderSuppressions } from "../../src/suppression/orderSuppressions.ts"

const off = { mode: "off" } as const
const nothing = { days: null, entries: [] }
const suppressions = {
  orders: { mode: "item", items: ["17"] },
  savedCounts: { mode: "date", start: "2026-02-23", end: "2026-03-02" },
  files: off,
} as const
const known = { orders: [{ name: "Spring mailing", code: "A1001", value: "17" }], savedCounts: [], files: [] }

describe("the suppressions of an order", () => {
  it("are a code, days of what is by date, and entries of what is by item", () => {
    expect(toOrderSuppressions(suppressions, known, "12")).toEqual({
      code: 5,
      kinds: {
        orders: {
          days: null,
          entries: [
            {
              type: "orders",
              id: "17",
              name: "Spring mailing",
              value: "17",
              extendedOrderId: "12",
              code: "A1001",
              description: "Spring mailing",
            },
          ],
        },
        savedCounts: { days: { start: "2026-02-23", end: "2026-03-02" }, entries: [] },
        files: nothing,
      },
    })
  })

  it("mean what they were written from", () => {
    expect(fromOrderSuppressions(toOrderSuppressions(suppressions, known, null))).toEqual(suppressions)
  })

  it("mean nothing with an unknown code", () => {
    const kinds = { orders: nothing, savedCounts: nothing, files: nothing }
    expect([-3, -1, 0.5, 27].map((code) => fromOrderSuppressions({ code, kinds }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([-3, -1, 0.5, 27].map(decodeSuppression)).toEqual([undefined, undefined, undefined, undefined])
  })

  it("suppress nothing by date without days, or by item without entries", () => {
    const kinds = { orders: nothing, savedCounts: nothing, files: nothing }
    expect(fromOrderSuppressions({ code: 1 + 2 * 3, kinds })).toEqual({
      orders: off,
      savedCounts: off,
      files: off,
    })
  })
})

describe("the types of suppression", () => {
  it("are 0 none, 1 date range and 2 orders [p9-suppression-types]", () => {
    expect(
      (["off", "date", "item"] as const).map((mode) =>
        suppressionEntryTypes.encode(suppressionEntryType({ mode })),
      ),
    ).toEqual([0, 1, 2])
    expect([0, 1, 2, 3].map(suppressionEntryTypes.decode)).toEqual(["none", "dateRange", "orders", undefined])
  })
})
