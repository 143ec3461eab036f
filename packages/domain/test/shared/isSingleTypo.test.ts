import * as fc from "fast-check"
import { expect, it } from "vitest"
import { editDistance } from "../../src/shared/editDistance.ts"
import { isSingleTypo } from "../../src/shared/isSingleTypo.ts"

it.each([
  ["tennis", "tennis", true],
  ["tenis", "tennis", true],
  ["tenniss", "tennis", true],
  ["tennos", "tennis", true],
  ["tenins", "tennis", true],
  ["etnnis", "tennis", true],
  ["tens", "tennis", false],
  ["tesnin", "tennis", false],
  ["", "a", true],
  ["", "ab", false],
])("'%s' for '%s' is one slip: %s", (typed, meant, isOne) => {
  expect(isSingleTypo(typed, meant)).toBe(isOne)
})

it("is an edit distance of one, or two neighbors that changed places", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (typed, meant) => {
      const isSwapped = Array.from(meant).some(
        (_, at) =>
          typed === meant.slice(0, at) + (meant[at + 1] ?? "") + (meant[at] ?? "") + meant.slice(at + 2) &&
          at + 1 < meant.length,
      )
      expect(isSingleTypo(typed, meant)).toBe(editDistance(typed, meant) <= 1 || isSwapped)
    }),
  )
})
