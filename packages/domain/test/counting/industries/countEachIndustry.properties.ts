import assert from "node:assert/strict"
import { Effect } from "effect"
import fc from "fast-check"
import { AccountId } from "../../../src/account/AccountId.ts"
import { isWithinIndustry } from "../../../src/audience/industries/isWithinIndustry.ts"
import type { SuppressedKeys, Universe } from "../../../src/counting/evaluator/Universe.ts"
import { countEachIndustry } from "../../../src/counting/industries/countEachIndustry.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { isCriterionOnColumn } from "../../../src/definition/criterionColumns.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { anyArea, definitionOf, suppressed, universe } from "../evaluator/arbitraryUniverse.ts"
import { answer } from "../evaluator/exampleUniverse.ts"
import { evaluatedCounts } from "./evaluatedCounts.ts"

const owner = { accountId: AccountId.make(1), reach: null }

/** Individuals: all households ignore what they are. Saved lists would hold others in a smaller universe. */
const definition = definitionOf(anyArea.filter(({ kind }) => kind !== "savedCount")).map((given) =>
  canonicalDefinition({ ...given, audience: { ...given.audience, unit: "individuals" } }),
)

/** The list among those records alone that have an industry within another, whatever the list says of industries. */
const recordsWithin = (
  from: Universe,
  { audience, ...others }: CanonicalDefinition,
  by: SuppressedKeys,
  code: string | null,
): number =>
  answer(
    {
      ...from,
      records: from.records.filter(
        ({ industries }) => code === null || industries.some((own) => isWithinIndustry(own, code)),
      ),
    },
    canonicalDefinition({
      ...others,
      audience: {
        ...audience,
        criteria: audience.criteria.filter((one) => !isCriterionOnColumn("SIC")(one)),
      },
    }),
    by,
  ).details.total

export const countEachIndustrySentences = sentencesAbout(
  "counting",
  always(
    "the records of a business type are those of a list of businesses that all have it",
    fc.property(
      universe,
      definition,
      suppressed,
      fc.subarray(["G", "58", "5812", "5813", "59", "H"]),
      (from, given, by, codes) => {
        const { layer } = evaluatedCounts(from, by)
        const counted = Effect.runSync(Effect.provide(countEachIndustry(given, owner, codes), layer))
        assert.deepEqual(counted, {
          total: recordsWithin(from, given, by, null),
          industries: codes.map((code) => ({ code, records: recordsWithin(from, given, by, code) })),
        })
      },
    ),
  ),
)
