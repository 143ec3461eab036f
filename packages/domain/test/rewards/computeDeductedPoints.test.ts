import { describe, expect, it } from "vitest"
import { computeDeductedPoints } from "../../src/rewards/computeDeductedPoints.ts"

const order = { earned: 35, before: 0, available: 35, paid: "37.19" }

describe("the points that a refund takes back", () => {
  it.each([
    ["nothing for nothing", "0.00", 0, 35, { taken: 0, missing: 0 }],
    ["the share of the payment, rounded down", "10.00", 0, 35, { taken: 9, missing: 0 }],
    ["all for all", "37.19", 0, 35, { taken: 35, missing: 0 }],
    ["nothing below a whole point", "1.06", 0, 35, { taken: 0, missing: 0 }],
    ["one from a whole point on", "1.07", 0, 35, { taken: 1, missing: 0 }],
    ["what earlier refunds left", "37.19", 9, 26, { taken: 26, missing: 0 }],
    ["no more than there are: the others are missing", "37.19", 0, 12, { taken: 12, missing: 23 }],
    ["none of an empty ledger", "37.19", 0, 0, { taken: 0, missing: 35 }],
    ["none that were missing before", "37.19", 35, 10, { taken: 0, missing: 0 }],
  ])("are %s", (_, givenBack, before, available, expected) => {
    expect(computeDeductedPoints({ ...order, before, available, givenBack })).toEqual(expected)
  })

  it("are none of an order that cost nothing", () => {
    expect(computeDeductedPoints({ ...order, paid: "0.00", givenBack: "0.00" })).toEqual({
      taken: 0,
      missing: 0,
    })
  })
})
