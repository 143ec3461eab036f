import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Gift, Redemption } from "../../src/rewards/Gift.ts"
import { Points, computePointsBalance, nonNegativePoints } from "../../src/rewards/Points.ts"

describe("the points of a ledger", () => {
  it("are earned and bonus points less the redeemed ones", () => {
    expect(
      computePointsBalance([
        { kind: "earned", points: 100 },
        { kind: "bonus", points: 20 },
        { kind: "redeemed", points: 30 },
        { kind: "earned", points: 5 },
      ]),
    ).toEqual({ available: 95, bonus: 20, earned: 105, redeemed: 30 })
  })

  it("count what a refund took back as never earned", () => {
    expect(
      computePointsBalance([
        { kind: "earned", points: 100 },
        { kind: "redeemed", points: 30 },
        { kind: "takenBack", points: 60 },
      ]),
    ).toEqual({ available: 10, bonus: 0, earned: 40, redeemed: 30 })
  })

  it("are none without entries", () => {
    expect(computePointsBalance([])).toEqual({ available: 0, bonus: 0, earned: 0, redeemed: 0 })
  })

  it("are never below 0", () => {
    expect(computePointsBalance([{ kind: "redeemed", points: 1 }])).toMatchObject({
      available: 0,
      redeemed: 1,
    })
    expect([-1, 0, 1].map(nonNegativePoints)).toEqual([0, 0, 1])
  })
})

describe("points from outside", () => {
  const gift = { id: 1, categoryId: 1, name: "Mug", description: "", image: "" }

  it.each([
    [0, true],
    [7, true],
    [-1, false],
    [0.5, false],
  ])("may be %d: %s", (points, expected) => {
    expect(Schema.is(Gift)({ ...gift, points })).toBe(expected)
    expect(
      Schema.is(Redemption)({
        orderCode: "LW-1",
        sentDay: null,
        description: "Mug",
        day: "2026-01-31",
        points,
      }),
    ).toBe(expected)
    expect(Schema.is(Points)({ available: points, bonus: 0, earned: 0, redeemed: 0 })).toBe(expected)
  })
})
