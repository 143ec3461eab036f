import { Effect } from "effect"
import { Counts } from "../Counts.ts"
import type { ListOwner } from "../questions/ListOwner.ts"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  changeCanonicalDefinition,
} from "../../definition/canonicalDefinition.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import { withCriterion } from "../../audience/selectAudience.ts"
import { INDUSTRY_COLUMN } from "../../audience/industries/Industry.ts"
import type { IndustryRecords } from "./IndustryRecords.ts"

/** Replaces a definition's industries with a single one; null removes them all. */
const withOnly = (definition: CanonicalDefinition, code: string | null): CanonicalDefinition =>
  code === null
    ? changeCanonicalDefinition(definition, {
        keepsCriterion: (one) => !isCriterionOnColumn(INDUSTRY_COLUMN)(one),
      })
    : canonicalDefinition({
        ...definition,
        audience: withCriterion(definition.audience, INDUSTRY_COLUMN, {
          kind: "industries",
          column: INDUSTRY_COLUMN,
          added: [code],
          omitted: [],
        }),
      })

/**
 * Counts a list's records that each industry would select as the only added one, under the list's areas, other
 * criteria, and suppressions. Each industry is counted separately, so its figure is exactly what adding it brings.
 */
export const countEachIndustry = Effect.fn("countEachIndustry")(function* (
  definition: CanonicalDefinition,
  owner: ListOwner,
  codes: ReadonlyArray<string>,
) {
  const counts = yield* Counts
  const recordsOf = (code: string | null) =>
    Effect.map(counts.count(withOnly(definition, code), owner), ({ total }) => total)
  return {
    total: yield* recordsOf(null),
    industries: yield* Effect.forEach(codes, (code) =>
      Effect.map(recordsOf(code), (records) => ({ code, records })),
    ),
  } satisfies IndustryRecords
})
