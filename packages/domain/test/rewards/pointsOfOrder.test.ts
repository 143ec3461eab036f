import { Exit, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { PointRate } from "../../src/rewards/PointRate.ts"
import { orderPoints } from "../../src/rewards/earnedPoints.ts"

const rate = { dollarsPerRate: "10", pointsPerRate: "5" }
const figures = { totalBeforeTax: "25.00", promotionPointType: null, promotionPointValue: null }

describe("the points of an order [ob9-earned-points]", () => {
  it.each([
    ["without a promotion of points", null, null, 12],
    ["that a promotion of type 4 multiplies", 4, "2", 25],
    ["that a promotion of type 5 adds to", 5, "500", 512],
    ["with a type that gives no points", 3, "500", 12],
    ["with a code that is not a type", 44, "500", 12],
    ["with a type and no value", 4, null, 12],
  ])("%s", (_, promotionPointType, promotionPointValue, points) => {
    expect(orderPoints({ ...figures, promotionPointType, promotionPointValue }, rate)).toBe(points)
  })
})

const isRate = (dollarsPerRate: string, pointsPerRate: string): boolean =>
  Exit.isSuccess(Schema.decodeUnknownExit(PointRate)({ dollarsPerRate, pointsPerRate }))

describe("a rate that a site may choose", () => {
  it.each([
    ["1", "1", true],
    ["0", "1", true],
    ["0.00", "1", true],
    ["0.01", "1000000", true],
    ["0.0099", "1", false],
    ["1", "0", true],
    ["1", "1000000.01", false],
    ["-1", "1", false],
    ["ten", "1", false],
    ["1", "", false],
  ])("%s dollars, %s points: %s", (dollars, points, allowed) => {
    expect(isRate(dollars, points)).toBe(allowed)
  })
})
