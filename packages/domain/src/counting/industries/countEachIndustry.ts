import { Effect } from "effect"
import { Counts } from "../Counts.ts"
import type { ListOwner } from "../questions/ListOwner.ts"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  changeCanonical,
} from "../../definition/canonicalDefinition.ts"
import { isOfColumn } from "../../definition/criterionColumns.ts"
import { withCriterion } from "../../audience/selectAudience.ts"
import { INDUSTRY_COLUMN } from "../../audience/industries/Industry.ts"
import type { IndustryRecords } from "./IndustryRecords.ts"

/** A definition that one industry is asked of, or none for null, in place of those that it has. */
const withOnly = (definition: CanonicalDefinition, code: string | null): CanonicalDefinition =>
  code === null
    ? changeCanonical(definition, { keepsCriterion: (one) => !isOfColumn(INDUSTRY_COLUMN)(one) })
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
 * How many records of a list each of some industries would select as the only one that is added, under its areas, its other
 * criteria and its suppressions. Each is a count of its own, so that it is what adding the industry brings, to the record.
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
