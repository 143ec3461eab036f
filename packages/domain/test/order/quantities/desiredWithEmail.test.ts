import { describe, expect, it } from "vitest"
import { desiredEmailRecords } from "../../../src/order/quantities/desiredQuantity.ts"

describe("the records wanted of an area that have an email address", () => {
  it.each([
    [40, 39, 39],
    [40, 40, 40],
    [40, 41, 40],
    [0, 10, 0],
    [10, 0, 0],
  ])("of %i with one are, when %i are wanted, at most %i", (emailAvailable, desired, expected) => {
    expect(desiredEmailRecords({ emailAvailable }, desired)).toBe(expected)
  })
})
