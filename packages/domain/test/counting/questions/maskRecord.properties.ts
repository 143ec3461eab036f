import assert from "node:assert/strict"
import fc from "fast-check"
import { maskRecord, type UnmaskedRecord } from "../../../src/counting/questions/maskRecord.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const name = fc.oneof(
  fc.stringMatching(/^[A-Z][a-z]{0,12}$/),
  fc.constantFrom("O'Neil", "Éric", "Anna Maria", "J.", "McDonald-Smith", "B"),
  fc.string({ minLength: 1 }),
)
const address = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 99_999 }),
      fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
      fc.constantFrom("St", "Ave", "5th Ave", "St Apt 12", "Rd #4B"),
    )
    .map((parts) => parts.join(" ")),
  fc.constantFrom("PO Box 12", "One Main Plaza", "RR 2 Box 14", "Rosewood", "22nd St"),
  fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
)
const phone = fc.option(fc.stringMatching(/^[2-9]\d{9}$/))

const record: fc.Arbitrary<UnmaskedRecord> = fc.record({
  company: name,
  firstName: name,
  lastName: name,
  address,
  city: fc.constant("Chicago"),
  state: fc.constant("IL"),
  zip: fc.constant("60614"),
  phone,
  values: fc.constant([]),
})

const words = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter((word) => word !== "")

export const maskSentences = sentencesAbout(
  "counting",
  always(
    "a masked record holds no name, no company, no whole address and no phone",
    fc.property(record, (plain) => {
      const masked = maskRecord(plain)
      for (const field of ["company", "firstName", "lastName"] as const) {
        const [whole = "", shown = ""] = [plain[field], masked[field]]
        if (whole.trim() === "") continue
        assert.ok(shown !== "" && !shown.includes(whole.trim()), shown)
        assert.ok((shown.match(/[^•]/gu) ?? []).length <= 1, "more than one letter is left")
      }
      assert.notEqual(masked.address, words(plain.address).join(" "))
      assert.ok(
        masked.phone === null || (masked.phone.match(/\d/g) ?? []).length <= 2,
        "more than two digits are left",
      )
      return true
    }),
  ),
  always(
    "a masked address has no digit but in the name of a street, and invents no word",
    fc.property(record, (plain) => {
      const known = new Set(words(plain.address))
      return words(maskRecord(plain).address).every(
        (word) =>
          word === "•••" || (known.has(word) && (!/\d/.test(word) || /^\d+(st|nd|rd|th)$/i.test(word))),
      )
    }),
  ),
  always(
    "two records that differ in what is hidden look the same",
    fc.property(
      record,
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 9_999 }),
      (plain, a, b) => {
        const of = (number: number) => maskRecord({ ...plain, address: `${number} Elm St` })
        assert.deepEqual(of(a), of(b))
        return true
      },
    ),
  ),
)
