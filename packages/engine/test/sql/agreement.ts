import assert from "node:assert/strict"
import {
  breakdown,
  crossTab,
  evaluate,
  type Evaluation,
  type SelectionRefusal,
  type SuppressedKeys,
  type Universe,
  type UniverseRecord,
  waterfall,
  type DetailsRequest,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import { breakdownInSql, crossTabInSql } from "../../src/sql/answer/breakdown.ts"
import { countAreasInSql } from "../../src/sql/answer/countAreas.ts"
import { detailsInSql } from "../../src/sql/answer/details.ts"
import { suppressedInSql } from "../../src/sql/answer/suppressedCounts.ts"
import { waterfallInSql } from "../../src/sql/answer/waterfall.ts"
import type { SuppressedPersons, SqlQuestion, SqlSuppressions } from "../../src/sql/SqlQuestion.ts"
import type { SqlUniverse } from "../../src/sql/SqlUniverse.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"

/** The same universe as a database and as the evaluator see it. */
export interface Sides {
  readonly sql: SqlUniverse
  readonly doNotSell: ReadonlySet<bigint>
  /** The evaluator's universe, without the people on the do-not-sell list. */
  readonly universe: Universe
  readonly suppressed: SuppressedKeys
}

const persons = (keys: ReadonlySet<bigint>): SuppressedPersons =>
  keys.size === 0 ? { kind: "nobody" } : { kind: "keys", keys: () => Promise.resolve(keys) }

const named = ({ files, orders, savedCounts }: SuppressedKeys): SqlSuppressions => ({
  orders: persons(orders),
  files: persons(files),
  savedCounts: persons(savedCounts),
})

/** Turns a question for the evaluator into one for a database. */
export const questionOf = (
  { doNotSell, suppressed, universe }: Pick<Sides, "doNotSell" | "suppressed" | "universe">,
  definition: CanonicalDefinition,
): SqlQuestion => ({
  definition,
  doNotSell: doNotSell.size === 0 ? null : { id: "do not sell", keys: () => Promise.resolve(doNotSell) },
  suppressed: named(suppressed),
  locationRows: (file) => Promise.resolve(universe.locationFiles.get(file) ?? null),
  savedCounts: new Map(
    [...universe.savedCounts].map(([id, saved]) => [
      id,
      { definition: saved.definition, suppressed: named(saved.suppressed) },
    ]),
  ),
})

export type Evaluated = Result.Result<Evaluation, SelectionRefusal>

/** Counts in SQL what the evaluator counts, or throws; answers what that was. */
export const agreeOnCounts = async (sides: Sides, definition: CanonicalDefinition): Promise<Evaluated> => {
  const expected = evaluate(sides.universe, definition, sides.suppressed)
  const counted = await countAreasInSql(sides.sql, questionOf(sides, definition))
  assert.deepEqual(
    Result.map(counted, (areas) =>
      areas.map(({ area, records, withPhones }) => [areaKey(area), records, withPhones]),
    ),
    Result.map(expected, ({ details }) =>
      details.areas.map(({ available, key, withPhones }) => [key, available, withPhones]),
    ),
  )
  return expected
}

/** The same of the waterfall, and of what each source of suppression matches and takes. */
export const agreeOnSteps = async (
  sides: Sides,
  definition: CanonicalDefinition,
): Promise<ReadonlyArray<string>> => {
  const { sql, suppressed, universe } = sides
  const expected = waterfall(universe, definition, suppressed)
  assert.deepEqual(await waterfallInSql(sql, questionOf(sides, definition)), expected)
  assert.deepEqual(
    await suppressedInSql(sql, questionOf(sides, definition)),
    Result.map(evaluate(universe, definition, suppressed), ({ details }) => details.suppressed),
  )
  return Result.isSuccess(expected) ? expected.success.map(({ step }) => step.kind) : ["refused"]
}

/** The same of the areas down to their detail rows, apart from distances; answers how many of these there were. */
export const agreeOnDetails = async (sides: Sides, definition: CanonicalDefinition): Promise<number> => {
  const { sql, suppressed, universe } = sides
  const expectedOf = (asked: DetailsRequest) =>
    Result.map(evaluate(universe, definition, suppressed, asked), ({ details }) => ({
      areas: details.areas.map((area) => ({
        ...area,
        details: area.details.map(({ distance: _, ...detail }) => detail),
      })),
      named: details.withContactNames,
    }))
  const expected = expectedOf({})
  for (const asked of [{}, { by: "zip" }] as const)
    assert.deepEqual(await detailsInSql(sql, questionOf(sides, definition), asked), expectedOf(asked))
  return Result.isSuccess(expected)
    ? expected.success.areas.reduce((sum, { details }) => sum + details.length, 0)
    : 0
}

/** The same of how the selected records spread over one column, and over two. */
export const agreeOnReports = async (
  sides: Sides,
  definition: CanonicalDefinition,
  one: StoredColumn,
  other: StoredColumn,
): Promise<number> => {
  const { sql, suppressed, universe } = sides
  const question = questionOf(sides, definition)
  const records = Result.map(
    evaluate(universe, definition, suppressed),
    ({ selected }): ReadonlyArray<UniverseRecord> => selected.flatMap((area) => area.records),
  )
  const rows = Result.map(records, (own) => breakdown(own, one.column))
  assert.deepEqual(await breakdownInSql(sql, question, one), rows)
  assert.deepEqual(
    await crossTabInSql(sql, question, one, other),
    Result.map(records, (own) => crossTab(own, one.column, other.column)),
  )
  return Result.isSuccess(rows) ? rows.success.length : 0
}
