import { expect, it } from "vitest"
import { dollars } from "../../src/shared/dollars.ts"

it.each([
  ["0.00", "$0.00"],
  ["412.50", "$412.50"],
  ["1234567.80", "$1,234,567.80"],
  ["-1234.50", "-$1,234.50"],
  ["0.04250", "$0.04250"],
  ["999", "$999"],
  ["-12345678.90", "-$12,345,678.90"],
])("writes %s as %s, without a digit more or less", (amount, text) => {
  expect(dollars(amount)).toBe(text)
})
