import { Result } from "effect"
import fc from "fast-check"
import { checkRange } from "../../../src/audience/attributes/checkRange.ts"
import type { InputType } from "../../../src/audience/attributes/Attribute.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

type Column = Parameters<typeof checkRange>[0]
const passes = (column: Column, from: string, to: string): boolean =>
  Result.isSuccess(checkRange(column, from, to))
const refusal = (column: Column, from: string, to: string): string =>
  Result.match(checkRange(column, from, to), { onSuccess: () => "none", onFailure: ({ _tag }) => _tag })

const padded = (n: number, length: number): string => `${n}`.padStart(length, "0")

interface Written {
  readonly inputType: InputType
  /** The number of values, counted from 0 upward. */
  readonly values: number
  readonly write: (n: number) => string
}

/** Input types with the texts of their values, in the order of the values. */
const written: ReadonlyArray<Written> = [
  { inputType: "number", values: 120, write: (n) => `${n}` },
  { inputType: "number", values: 120, write: (n) => `${Math.floor(n / 4)}.${padded((n % 4) * 25, 2)}` },
  { inputType: "single", values: 120, write: (n) => `${n}` },
  { inputType: "year", values: 120, write: (n) => `${1900 + n}` },
  { inputType: "month", values: 12, write: (n) => padded(1 + n, 2) },
  {
    inputType: "monthYear",
    values: 120,
    write: (n) => `${padded(1 + (n % 12), 2)}${2000 + Math.floor(n / 12)}`,
  },
  {
    inputType: "date",
    values: 120,
    write: (n) => `${2000 + Math.floor(n / 31)}06${padded(1 + (n % 31), 2)}`,
  },
  { inputType: "string", values: 120, write: (n) => padded(n, 3) },
]

/** An input type and six of its values, in any order. */
const some = fc.constantFrom(...written).chain((how) => {
  const value = fc.nat({ max: how.values - 1 })
  return fc.record({ how: fc.constant(how), values: fc.tuple(value, value, value, value, value, value) })
})

const rising = (...values: ReadonlyArray<number>): readonly [number, number, number, number] => {
  const [a = 0, b = 0, c = 0, d = 0] = values.toSorted((one, other) => one - other)
  return [a, b, c, d]
}

export const checkRangeSentences = sentencesAbout(
  "audience",
  // [ob5-range-order]
  always(
    "a range of any input type passes exactly when it is in order and within the bounds, which belong to it",
    fc.property(some, ({ how: { inputType, write }, values: [from, to, min, max] }) => {
      const last = inputType === "single" ? from : to
      return (
        passes({ inputType, min: write(min), max: write(max) }, write(from), write(to)) ===
        (from <= last && from >= min && last <= max)
      )
    }),
  ),
  always(
    "a value within the bounds of its column is accepted as a range of itself",
    fc.property(some, ({ how: { inputType, write }, values: [a, b, c] }) => {
      const [min, value, max] = rising(a, b, c)
      return passes({ inputType, min: write(min), max: write(max) }, write(value), write(value))
    }),
  ),
  always(
    "a range that was accepted is accepted when the column's bounds are widened or dropped",
    fc.property(
      some,
      fc.boolean(),
      fc.boolean(),
      ({ how: { inputType, write }, values: [a, b, c, d] }, noMin, noMax) => {
        const [min, from, to, max] = rising(a, b, c, d)
        const wide = { inputType, min: noMin ? null : write(min), max: noMax ? null : write(max) }
        const narrow = { inputType, min: write(from), max: write(to) }
        return passes(narrow, write(from), write(to)) && passes(wide, write(from), write(to))
      },
    ),
  ),
  always(
    "an accepted range that is widened is refused by no bound but one that it crosses",
    fc.property(
      some.filter(({ how }) => how.inputType !== "single"),
      ({ how: { inputType, write }, values: [a, b, c, d, e, f] }) => {
        const [min, from, to, max] = rising(a, b, c, d)
        const [lower, upper] = [Math.min(from, e), Math.max(to, f)]
        const expected = upper > max ? "AboveMaximum" : lower < min ? "BelowMinimum" : "none"
        return (
          refusal({ inputType, min: write(min), max: write(max) }, write(lower), write(upper)) === expected
        )
      },
    ),
  ),
  always(
    "a range of any texts is answered, and an empty start never passes",
    fc.property(
      fc.constantFrom("date", "number", "monthYear", "year", "month", "string", "single", "sic"),
      fc.string(),
      fc.string(),
      (inputType, from, to) =>
        typeof passes({ inputType, min: "1", max: "9" }, from, to) === "boolean" &&
        !passes({ inputType, min: null, max: null }, "", to),
    ),
  ),
)
