import fc from "fast-check"
import { hasInputFormat } from "../../../src/audience/attributes/hasInputFormat.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const padded = (n: number, length: number): string => `${n}`.padStart(length, "0")
const isWhole = (text: string, length: number): boolean =>
  text.length === length && text.split("").every((sign) => "0123456789".includes(sign))
const number = (length: number) =>
  fc.oneof(
    fc.nat({ max: 10 ** length - 1 }).map((n) => padded(n, length)),
    fc.nat({ max: 40 }).map((n) => padded(n, length)),
    fc.integer({ min: 900, max: 2200 }).map((n) => padded(n, length)),
  )
const year = number(4)
const two = number(2)
const noise = fc.oneof(fc.string({ maxLength: 9 }), fc.stringMatching(/^[0-9 .eO-]{0,9}$/))
const inside = (text: string, from: number, to: number): boolean => Number(text) >= from && Number(text) <= to

/** The rules of the formats again, by slicing: [what is typed, what the rule says]. */
const calendar: Readonly<Record<"date" | "monthYear" | "year" | "month", (text: string) => boolean>> = {
  date: (text) =>
    isWhole(text, 8) &&
    inside(text.slice(0, 4), 1000, 2099) &&
    inside(text.slice(4, 6), 1, 12) &&
    inside(text.slice(6), 1, 31),
  monthYear: (text) =>
    isWhole(text, 6) && inside(text.slice(0, 2), 1, 12) && inside(text.slice(2), 1000, 2099),
  year: (text) => isWhole(text, 4) && inside(text, 1900, 2099),
  month: (text) => isWhole(text, 2) && inside(text, 1, 12),
}

export const inputFormatSentences = sentencesAbout(
  "audience",
  // [ob5-formats]
  always(
    "the formats of dates, month-years, years and months accept exactly what the calendar rule says",
    fc.property(
      fc.constantFrom("date" as const, "monthYear" as const, "year" as const, "month" as const),
      fc.oneof(
        fc.tuple(year, two, two).map((parts) => parts.join("")),
        fc.tuple(two, year).map((parts) => parts.join("")),
        year,
        two,
        noise,
      ),
      (inputType, text) => hasInputFormat(inputType, text) === calendar[inputType](text),
    ),
  ),
  always(
    "the format of numbers accepts whole numbers and amounts of cents, and refuses a sign, an exponent or more decimals",
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.nat({ max: 99 }),
      noise,
      (whole, cents, other) => {
        const amount = `${whole}.${padded(cents, 2)}`
        const isAmount = /^[0-9]+([.][0-9]{1,2})?$/.test(other)
        return (["number", "single"] as const).every(
          (inputType) =>
            hasInputFormat(inputType, `${whole}`) &&
            hasInputFormat(inputType, amount) &&
            !hasInputFormat(inputType, `${amount}0`) &&
            !hasInputFormat(inputType, `-${amount}`) &&
            !hasInputFormat(inputType, `${whole}e2`) &&
            hasInputFormat(inputType, other) === isAmount,
        )
      },
    ),
  ),
)
