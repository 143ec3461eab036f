import assert from "node:assert/strict"
import fc from "fast-check"
import type { InputType } from "../../../src/audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../../src/audience/attributes/inputTypeRows.ts"
import { binAt, buildBins, MAX_BINS, countRecordsBetween } from "../../../src/counting/shares/bins.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const two = (number: number): string => String(number).padStart(2, "0")
const month = fc.integer({ min: 1, max: 12 }).map(two)
const dateYear = fc.integer({ min: 1000, max: 2099 }).map(String)

/** Values of each type that has bars, as its columns write them. */
const VALUES = {
  number: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 9_000_000 })).map(String),
  year: fc.integer({ min: 1900, max: 2099 }).map(String),
  month,
  single: fc.nat({ max: 500 }).map(String),
  monthYear: fc.tuple(month, dateYear).map(([first, year]) => `${first}${year}`),
  date: fc
    .tuple(dateYear, month, fc.integer({ min: 1, max: 28 }).map(two))
    .map(([year, second, day]) => `${year}${second}${day}`),
} satisfies Partial<Record<InputType, fc.Arbitrary<string>>>

const types = ["number", "year", "month", "single", "monthYear", "date"] as const

/** A column whose bounds are its smallest and largest record. */
const brokenDown = fc.constantFrom(...types).chain((inputType) =>
  fc.uniqueArray(VALUES[inputType], { minLength: 1, maxLength: 40 }).chain((values) =>
    fc.array(fc.nat({ max: 1000 }), { minLength: values.length, maxLength: values.length }).map((records) => {
      const sorted = values.toSorted(INPUT_TYPES[inputType].compare)
      const rows = sorted.map((value, at) => ({ value, records: records[at] ?? 0 }))
      return { column: { inputType, min: sorted[0] ?? "", max: sorted.at(-1) ?? "" }, rows }
    }),
  ),
)

export const binSentences = sentencesAbout(
  "counting",
  always(
    "the bars of a breakdown have every record once, follow one another within the column's bounds, and are not too many",
    fc.property(brokenDown, ({ column, rows }) => {
      const bins = buildBins(column, rows)
      const { accepts, compare } = INPUT_TYPES[column.inputType]
      const sum = (all: ReadonlyArray<{ readonly records: number }>): number =>
        all.reduce((total, { records }) => total + records, 0)
      assert.equal(sum(bins), sum(rows))
      assert.ok(bins.length >= 1 && bins.length <= MAX_BINS)
      assert.equal(bins[0]?.from, column.min)
      assert.equal(bins.at(-1)?.to, column.max)
      for (const [at, bin] of bins.entries()) {
        assert.ok(accepts(bin.from) && accepts(bin.to) && compare(bin.from, bin.to) <= 0)
        const next = bins[at + 1]
        assert.ok(next === undefined || compare(bin.to, next.from) < 0)
      }
    }),
  ),
  always(
    "a bar has as many records as lie between its bounds, and is the bar of both",
    fc.property(brokenDown, ({ column, rows }) => {
      const bins = buildBins(column, rows)
      for (const [at, bin] of bins.entries()) {
        assert.equal(countRecordsBetween(column, rows, bin), bin.records)
        assert.deepEqual([binAt(column, bins, bin.from), binAt(column, bins, bin.to)], [at, at])
      }
    }),
  ),
)
