import { Effect } from "effect"
import { anyDefinition } from "../conformance/anyDefinition.ts"
import { DenseUniverse, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "../conformance/denseUniverse.ts"
import type { Sides } from "./agreement.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"

/** The consumers of the conformance tests for the evaluator and in DuckDB, and lists of them. */
export const duckDbGround = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const sides: Sides = { sql: yield* DenseDuckDb, universe: dense.universe, suppressed: dense.suppressed }
  const definitions = anyDefinition({
    records: dense.records,
    columns: dense.columns,
    metroAreas: METRO_AREAS,
    districts: DISTRICTS,
    savedCounts: SAVED_COUNTS,
    locationFiles: dense.universe.locationFiles,
  })
  return { dense, sides, definitions }
})
