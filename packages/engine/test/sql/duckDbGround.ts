import { Effect } from "effect"
import { anyDenseDefinition } from "../conformance/anyDenseDefinition.ts"
import { DenseUniverse } from "../conformance/denseUniverse.ts"
import type { Sides } from "./agreement.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"

/** The consumers of the conformance tests for the evaluator and in DuckDB, and lists of them. */
export const duckDbGround = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const sides: Sides = { ...dense, sql: yield* DenseDuckDb }
  const definitions = anyDenseDefinition(dense)
  return { dense, sides, definitions }
})
