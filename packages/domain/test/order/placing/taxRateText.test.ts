import { expect, it } from "vitest"
import { taxRateText } from "../../../src/order/placing/taxRateText.ts"

it.each([
  ["0.0625", "6.25%"],
  ["0.07", "7%"],
  ["0.1", "10%"],
  ["0.08875", "8.875%"],
  ["0.000500", "0.05%"],
  ["0", ""],
  ["0.0000", ""],
  [undefined, ""],
])("the rate %s stands beside the tax as '%s'", (rate, text) => {
  expect(taxRateText(rate)).toBe(text)
})
