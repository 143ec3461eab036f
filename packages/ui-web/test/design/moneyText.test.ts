import { expect, it } from "vitest"
import { moneyText } from "../../src/design/Money.tsx"

it.each([
  ["0.00", "$0.00"],
  ["412.50", "$412.50"],
  ["1234567.80", "$1,234,567.80"],
  ["-1234.50", "-$1,234.50"],
  ["0.04250", "$0.04250"],
  ["999", "$999"],
])("writes %s as %s, without a digit more or less", (amount, text) => {
  expect(moneyText(amount)).toBe(text)
})
