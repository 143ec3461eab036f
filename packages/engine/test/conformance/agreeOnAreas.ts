import { evaluate, type Evaluation, type SelectionRefusal } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { assert } from "@effect/vitest"
import { Result } from "effect"
import type { Dense } from "./denseUniverse.ts"

/** Counts by bit slices what the evaluator counts, area by area, or throws; answers what that was. */
export const agreeOnAreas = async (
  dense: Dense,
  definition: CanonicalDefinition,
): Promise<Result.Result<Evaluation, SelectionRefusal>> => {
  const expected = evaluate(dense.universe, definition, dense.suppressed)
  const counted = await dense.engine.countAll(dense.question(definition))
  assert.deepStrictEqual(
    Result.map(counted, ({ areas, suppressed }) => ({
      suppressed,
      areas: areas.map(({ key, records, withPhones }) => [key, records, withPhones]),
    })),
    Result.map(expected, ({ details: { areas, suppressed } }) => ({
      suppressed,
      areas: areas.map(({ available, key, withPhones }) => [key, available, withPhones]),
    })),
  )
  return expected
}
