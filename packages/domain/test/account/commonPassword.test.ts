import { isCommonPassword } from "@listwright/domain/account"
import { expect, it } from "vitest"

const common = new Set(["password", "sunshine", "1234567890", "abc"])

it.each([
  ["Password12", true],
  ["PASSWORD!2026", true],
  ["2026-Sunshine", true],
  ["1234567890", true],
  ["Sunshine-on-Elm-7", false],
  ["Harbor-Street-12", false],
  // So short a word says nothing.
  ["Abc-98451-73", false],
])("finds that %s is common: %s", (password, expected) => {
  expect(isCommonPassword(password, common)).toBe(expected)
})
