import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { breakdown } from "../../../src/counting/evaluator/breakdown.ts"
import { restrictions } from "../../../src/counting/narrowing/restrictions.ts"
import { columnsToNarrow } from "../../../src/counting/narrowing/columnsToNarrow.ts"
import { narrowColumn } from "../../../src/counting/narrowing/narrowColumn.ts"
import { restrict } from "../../../src/counting/narrowing/restrict.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { anyArea, definitionOf, plainArea, suppressed, universe } from "../evaluator/arbitraryUniverse.ts"
import { answer, asked, columns, whom } from "../evaluator/exampleUniverse.ts"

const emptyList = asked({})
const ageColumn = columns.age
const wanted = fc.integer({ min: 0, max: 12 })

export const restrictionSentences = sentencesAbout(
  "counting",
  always(
    "a restriction leaves as many records as it says, fewer than there are, the nearest first",
    fc.property(universe, definitionOf(anyArea), suppressed, wanted, (from, definition, by, records) => {
      const { total } = answer(from, definition, by).details
      const all = Result.getOrThrow(restrictions(from, definition, by, records))
      let before = 0
      for (const { definition: restricted, records: left, restriction } of all) {
        assert.deepEqual(restricted, restrict(definition, restriction))
        assert.equal(answer(from, restricted, by).details.total, left)
        assert.ok(left > 0 && left < total)
        const distance = Math.abs(left - records)
        assert.ok(distance >= before && distance < total - records)
        before = distance
      }
      return true
    }),
  ),
  always(
    "a narrowed column leaves what its breakdown says, and nobody who was not selected",
    fc.property(universe, definitionOf(plainArea), suppressed, wanted, (from, definition, by, records) => {
      const { details, selected } = answer(from, definition, by)
      const all = selected.flatMap((area) => area.records)
      const before = new Set(whom(from, definition, by).flat())
      for (const column of columnsToNarrow(definition, from.columns)) {
        const narrowed = narrowColumn(definition, column, breakdown(all, column), details.total, records)
        if (narrowed === null) continue
        const left = whom(from, restrict(definition, narrowed.restriction), by).flat()
        assert.equal(left.length, narrowed.records)
        assert.ok(left.every((key) => before.has(key)))
      }
      return true
    }),
  ),
  always(
    "no run of neighboring values comes nearer than the suggested one",
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      (counts, records) => {
        const rows = counts.map((count, at) => ({ value: String(20 + at), records: count }))
        const total = counts.reduce((sum, count) => sum + count, 0)
        const found = narrowColumn(emptyList, ageColumn, rows, total, records)
        const sums = counts.flatMap((_, first) =>
          counts
            .slice(first)
            .map((_count, length) =>
              counts.slice(first, first + length + 1).reduce((sum, count) => sum + count, 0),
            ),
        )
        const nearest = Math.min(...sums.map((sum) => Math.abs(sum - records)))
        return found === null ? counts.length === 0 : Math.abs(found.records - records) === nearest
      },
    ),
  ),
)
