import { areaKey } from "../../definition/areaKey.ts"
import { type CanonicalDefinition, changeCanonical } from "../../definition/canonicalDefinition.ts"
import { columnsOf, isOfColumn, isOfOneColumn } from "../../definition/criterionColumns.ts"
import { SUPPRESSION_KINDS } from "../../suppression/SuppressionListItem.ts"
import type { Relaxed } from "../questions/Suggestion.ts"

const withoutColumns = (definition: CanonicalDefinition): ReadonlyArray<Relaxed> => {
  const { criteria, unit } = definition.audience
  if (unit === "allHouseholds") return []
  const columns = new Set(criteria.filter(isOfOneColumn).map(({ column }) => column))
  const flags = criteria.filter(({ kind }) => kind === "flags")
  return [
    ...[...columns].map((column): Relaxed => ({
      relaxation: { kind: "dropColumn", column },
      definition: changeCanonical(definition, { keepsCriterion: (other) => !isOfColumn(column)(other) }),
    })),
    ...flags.map((criterion): Relaxed => ({
      relaxation: { kind: "dropFlags", columns: columnsOf(criterion) },
      definition: changeCanonical(definition, { keepsCriterion: (other) => other !== criterion }),
    })),
  ]
}

const withoutReach = (definition: CanonicalDefinition): ReadonlyArray<Relaxed> => [
  ...(definition.phoneOption === "onlyWithPhones"
    ? [
        {
          relaxation: { kind: "withoutPhonesToo" },
          definition: changeCanonical(definition, { phoneOption: "phonesWhereAvailable" }),
        } satisfies Relaxed,
      ]
    : []),
  ...(definition.emailOption === "onlyEmail"
    ? [
        {
          relaxation: { kind: "withoutEmailToo" },
          definition: changeCanonical(definition, { emailOption: "email" }),
        } satisfies Relaxed,
      ]
    : []),
]

const withoutSuppressions = (definition: CanonicalDefinition): ReadonlyArray<Relaxed> =>
  SUPPRESSION_KINDS.filter((source) => definition.suppressions[source].mode !== "off").map((source) => ({
    relaxation: { kind: "dropSuppression", source },
    definition: changeCanonical(definition, {
      suppressions: { ...definition.suppressions, [source]: { mode: "off" } },
    }),
  }))

const withoutExclusions = (definition: CanonicalDefinition): ReadonlyArray<Relaxed> =>
  definition.areas
    .filter(({ excluded }) => excluded)
    .map((area) => ({
      relaxation: { kind: "dropExclusion", area: areaKey(area) },
      definition: changeCanonical(definition, { keepsArea: (other) => other !== area }),
    }))

/** Returns every way to relax a definition slightly, one restriction at a time. */
export const relaxationsOf = (definition: CanonicalDefinition): ReadonlyArray<Relaxed> =>
  [withoutColumns, withoutReach, withoutSuppressions, withoutExclusions].flatMap((relaxed) =>
    relaxed(definition),
  )
