import assert from "node:assert/strict"
import { evaluate, fillRates } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Result } from "effect"
import { fillRatesInSql } from "../../src/sql/answer/fillRates.ts"
import { questionOf, type Sides } from "./agreement.ts"

/**
 * Knows in SQL what the evaluator knows of how many of the selected records, or throws; answers how many there are, and
 * how many lack a unit.
 */
export const agreeOnFillRates = async (
  { doNotSell, sql, suppressed, universe }: Sides,
  definition: CanonicalDefinition,
) => {
  const columns = sql.columns.map(({ column }) => column)
  const expected = Result.map(
    evaluate(universe, definition, suppressed),
    ({ details: { total }, selected }) => ({
      total,
      fills: fillRates(
        selected.flatMap(({ records }) => records),
        columns,
      ),
    }),
  )
  assert.deepEqual(
    await fillRatesInSql(sql, questionOf({ doNotSell, suppressed, universe }, definition)),
    Result.map(expected, ({ fills }) => fills),
  )
  if (Result.isFailure(expected)) return { records: 0, withoutZip4: 0, withoutRoute: 0 }
  const { fills, total } = expected.success
  return {
    records: total,
    withoutZip4: total - fills.withZip4,
    withoutRoute: total - fills.withCarrierRoutes,
  }
}
