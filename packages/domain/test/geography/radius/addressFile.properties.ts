import assert from "node:assert/strict"
import { Result } from "effect"
import fc from "fast-check"
import { ADDRESS_COLUMNS } from "../../../src/geography/radius/AddressRow.ts"
import { checkAddressRows } from "../../../src/geography/radius/checkAddressRows.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const cells = [
  fc.oneof(fc.string(), fc.constant("x".repeat(31))),
  fc.constantFrom("1 Main St", "", " "),
  fc.constantFrom("Chicago", "", " "),
  fc.constantFrom("IL", "il", "Illinois", ""),
  fc.constantFrom("60614", "60614-1234", "6061", ""),
  fc.constantFrom("10", "0", "-1", "250", "ten", ""),
]
const sheet = fc.record({
  columns: fc.constant(ADDRESS_COLUMNS),
  rows: fc.array(fc.oneof(fc.tuple(...cells), fc.constant(["", " "])), { maxLength: 12 }),
})

export const addressFileSentences = sentencesAbout(
  "geography",
  always(
    "every row of an address file with text in it is kept or has a problem, and never both",
    fc.property(sheet, (given) => {
      const { good, problems } = Result.getOrThrow(checkAddressRows(given))
      const kept = good.map(({ line }) => line)
      const bad = [...new Set(problems.map(({ line }) => line))]
      const filled = given.rows.flatMap((row, index) =>
        row.some((cell) => cell.trim() !== "") ? [index + 2] : [],
      )
      assert.deepEqual(
        [...kept, ...bad].toSorted((a, b) => a - b),
        filled,
      )
    }),
  ),
  always(
    "a row that is kept can be looked up",
    fc.property(sheet, (given) =>
      Result.getOrThrow(checkAddressRows(given)).good.every(
        ({ keycode, address, city, state, zip, miles }) =>
          keycode.length <= 30 &&
          address.trim() !== "" &&
          city.trim() !== "" &&
          /^[A-Z]{2}$/.test(state) &&
          /^\d{5}$/.test(zip) &&
          miles > 0 &&
          miles <= 200,
      ),
    ),
  ),
)
