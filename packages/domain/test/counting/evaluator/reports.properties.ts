import { canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import assert from "node:assert/strict"
import fc from "fast-check"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import type { BreakdownRow, CrossTabCell } from "../../../src/counting/questions/Breakdown.ts"
import { breakdown, crossTab } from "../../../src/counting/evaluator/breakdown.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { anyArea, definitionOf, records, suppressed, universe } from "./arbitraryUniverse.ts"
import { allColumns, answer, columns, steps, suggested } from "./exampleUniverse.ts"

const anyDefinition = definitionOf(anyArea)
const sum = (rows: ReadonlyArray<{ readonly records: number }>): number =>
  rows.reduce((all, row) => all + row.records, 0)

const anyColumn = fc.constantFrom(...allColumns)
/** A record has one value of them at most. */
const singleColumn = fc.constantFrom<Attribute>(columns.gender, columns.age, columns.name)

/** The sums of a cross table by one of its sides, in the order of the breakdown that they are held against. */
const marginals = (
  cells: ReadonlyArray<CrossTabCell>,
  side: "row" | "column",
  rows: ReadonlyArray<BreakdownRow>,
): ReadonlyArray<BreakdownRow> =>
  rows.map(({ value }) => ({ value, records: sum(cells.filter((cell) => cell[side] === value)) }))

export const reportSentences = sentencesAbout(
  "counting",
  always(
    "the waterfall starts with the universe, ends at the total, and removes the difference",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      let left = from.records.length
      for (const { leaves, removes } of steps(from, definition, by)) {
        assert.ok(removes >= 0)
        assert.equal(leaves + removes, left)
        left = leaves
      }
      assert.equal(left, answer(from, definition, by).details.total)
      return true
    }),
  ),
  always(
    "a suppression takes away what the waterfall says it removes, of what it names",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      const removed = steps(from, definition, by).flatMap(({ removes, step }) =>
        step.kind === "suppression" ? [{ source: step.source, taken: removes }] : [],
      )
      const counts = answer(from, definition, by).details.suppressed
      assert.deepEqual(
        counts.map(({ source, taken }) => ({ source, taken })),
        removed,
      )
      return counts.every(({ matched, taken }) => taken <= matched)
    }),
  ),
  always(
    "a breakdown by a column of single values sums to the records",
    fc.property(records, singleColumn, (all, column) => sum(breakdown(all, column)) === all.length),
  ),
  always(
    "a breakdown by any column covers every record",
    fc.property(records, anyColumn, (all, column) => sum(breakdown(all, column)) >= all.length),
  ),
  always(
    "the rows of a cross table sum to the breakdown by its row column, where its columns hold single values",
    fc.property(records, anyColumn, singleColumn, (all, rows, single) => {
      const expected = breakdown(all, rows)
      assert.deepEqual(marginals(crossTab(all, rows, single), "row", expected), expected)
      return true
    }),
  ),
  always(
    "the columns of a cross table sum to the breakdown by its other column, where its rows hold single values",
    fc.property(records, singleColumn, anyColumn, (all, single, other) => {
      const expected = breakdown(all, other)
      assert.deepEqual(marginals(crossTab(all, single, other), "column", expected), expected)
      return true
    }),
  ),
  always(
    "a cross table is the same with its sides swapped",
    fc.property(records, anyColumn, anyColumn, (all, rows, other) => {
      const written = (cells: ReadonlyArray<CrossTabCell>) =>
        new Set(cells.map(({ column, records: count, row }) => JSON.stringify([row, column, count])))
      const swapped = crossTab(all, other, rows).map(({ column, records: count, row }) => ({
        row: column,
        column: row,
        records: count,
      }))
      assert.deepEqual(written(swapped), written(crossTab(all, rows, other)))
      return true
    }),
  ),
  always(
    "a suggestion brings as many records as it says, and the best stands first",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      const { total } = answer(from, definition, by).details
      const all = suggested(from, definition, by)
      for (const { definition: relaxed, more } of all) {
        assert.ok(more > 0)
        assert.equal(answer(from, canonicalDefinition(relaxed), by).details.total, total + more)
      }
      return all.every(({ more }, at) => more <= (all[at - 1]?.more ?? more))
    }),
  ),
)
