import { describe, expect, it } from "vitest"
import { earnedPoints } from "../../src/rewards/earnedPoints.ts"

describe("earned points [ob9-earned-points]", () => {
  it.each([
    ["no promotion", null, 12],
    ["multiplied", { type: "multipliedPoints", value: "2" }, 25],
    ["added", { type: "addedPoints", value: "0.5" }, 13],
  ] as const)("of $25.00 at 5 points for 10 dollars, %s", (_, promotion, points) => {
    expect(earnedPoints("25.00", { dollarsPerRate: "10", pointsPerRate: "5" }, promotion)).toBe(points)
  })

  it("are none at a rate of 0 dollars", () => {
    expect(earnedPoints("25.00", { dollarsPerRate: "0.00", pointsPerRate: "5" }, null)).toBe(0)
  })

  it("drop the fraction only once: points of two orders may be fewer than of both together", () => {
    const rate = { dollarsPerRate: "10", pointsPerRate: "1" }
    expect(earnedPoints("5.00", rate, null) * 2).toBe(0)
    expect(earnedPoints("10.00", rate, null)).toBe(1)
  })
})
