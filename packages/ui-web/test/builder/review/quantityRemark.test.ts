import { expect, it } from "vitest"
import { quantityRemark } from "../../../src/builder/review/quantities/quantityRemark.ts"

it("says what became of a quantity that could not be taken as typed", () => {
  expect(quantityRemark("lots", 0, 500)).toBe("'lots' isn't a number, so the quantity was set to 0.")
  expect(quantityRemark("lots", 500, 500)).toBe("'lots' isn't a number, so the quantity was set to 500.")
  expect(quantityRemark("-5", 0, 500)).toBe("A quantity can't be negative, so it was set to 0.")
  expect(quantityRemark("9000", 500, 500)).toBe(
    "Only 500 records are available, so the quantity was set to 500.",
  )
  expect(quantityRemark("120", 120, 500)).toBeNull()
  expect(quantityRemark("", null, 500)).toBeNull()
})
