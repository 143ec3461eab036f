import { expect, it } from "vitest"
import { type OrderWaterfall, withoutDoNotSellLine } from "../../src/delivery/loadOrderWaterfall.ts"

const STORED: OrderWaterfall = [
  { name: "ZIP Code 60614", leaves: 800, removes: 9_200 },
  { name: "Age", leaves: 200, removes: 600 },
  { name: "Do-not-sell list", leaves: 198, removes: 2 },
  { name: "All households", leaves: 150, removes: 48 },
]

it("reads an order's waterfall of an earlier release as if the people of its do-not-sell line had not been there", () => {
  const read = withoutDoNotSellLine(STORED)
  expect(read).toEqual([
    { name: "ZIP Code 60614", leaves: 798, removes: 9_200 },
    { name: "Age", leaves: 198, removes: 600 },
    { name: "All households", leaves: 150, removes: 48 },
  ])
  // Each line still takes away what the one before left.
  for (const [at, { leaves, removes }] of read.slice(1).entries())
    expect(leaves + removes).toBe(read[at]?.leaves)
})

it("reads a waterfall without that line as it is", () => {
  const without = STORED.filter(({ name }) => name !== "Do-not-sell list")
  expect(withoutDoNotSellLine(without)).toEqual(without)
})
