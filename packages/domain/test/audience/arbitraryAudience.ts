import fc from "fast-check"
import type { Criterion } from "../../src/definition/Audience.ts"

/** A handful of codes that lie within one another, divisions among them. */
export const industryCode = fc.constantFrom("G", "D", "52", "58", "581", "5812", "5813", "20", "2011")

export const atLeastOne = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...Array<A>]> =>
  fc.tuple(one, fc.array(one, { maxLength: 3 })).map(([first, others]) => [first, ...others] as const)

const letters = atLeastOne(fc.constantFrom("A", "B", "C", "D"))
const small = fc.integer({ min: 18, max: 24 }).map(String)

/** Every column has one kind of criterion, as in a universe. */
export const codedCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc
    .tuple(fc.constantFrom("INCOME", "HOBBY"), letters)
    .map(([column, values]) => ({ kind: "values" as const, column, values })),
  fc
    .tuple(fc.constantFrom("AGE", "TENURE"), atLeastOne(fc.tuple(small, small)))
    .map(([column, [first, ...others]]) => {
      const range = ([from, to]: readonly [string, string]) => ({ from, to })
      return { kind: "ranges" as const, column, ranges: [range(first), ...others.map(range)] as const }
    }),
)

export const radioCriterion: fc.Arbitrary<Criterion> = fc
  .constantFrom("F", "M")
  .map((value) => ({ kind: "values", column: "GENDER", values: [value] }))

export const industriesCriterion: fc.Arbitrary<Criterion> = fc
  .tuple(fc.uniqueArray(industryCode, { minLength: 1, maxLength: 4 }), fc.nat({ max: 4 }))
  .map(([codes, omitted]) => ({
    kind: "industries" as const,
    column: "SIC",
    added: codes.slice(omitted),
    omitted: codes.slice(0, omitted),
  }))

export const criterion = fc.oneof(codedCriterion, radioCriterion, industriesCriterion)

export const RADIO_COLUMNS: ReadonlyArray<string> = ["GENDER"]
