import { areaKey } from "../../definition/areaKey.ts"
import { type CanonicalDefinition, changeCanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import {
  criterionColumns,
  isCriterionOnColumn,
  isColumnCriterion,
} from "../../definition/criterionColumns.ts"
import { SUPPRESSION_KINDS } from "../../suppression/SuppressionListItem.ts"
import type { RelaxedDefinition } from "../questions/Suggestion.ts"

const withoutColumns = (definition: CanonicalDefinition): ReadonlyArray<RelaxedDefinition> => {
  const { criteria, unit } = definition.audience
  if (unit === "allHouseholds") return []
  const columns = new Set(criteria.filter(isColumnCriterion).map(({ column }) => column))
  const flags = criteria.filter(({ kind }) => kind === "flags")
  return [
    ...[...columns].map((column): RelaxedDefinition => ({
      relaxation: { kind: "dropColumn", column },
      definition: changeCanonicalDefinition(definition, {
        keepsCriterion: (other) => !isCriterionOnColumn(column)(other),
      }),
    })),
    ...flags.map((criterion): RelaxedDefinition => ({
      relaxation: { kind: "dropFlags", columns: criterionColumns(criterion) },
      definition: changeCanonicalDefinition(definition, { keepsCriterion: (other) => other !== criterion }),
    })),
  ]
}

const withoutReach = (definition: CanonicalDefinition): ReadonlyArray<RelaxedDefinition> => [
  ...(definition.phoneOption === "onlyWithPhones"
    ? [
        {
          relaxation: { kind: "withoutPhonesToo" },
          definition: changeCanonicalDefinition(definition, { phoneOption: "phonesWhereAvailable" }),
        } satisfies RelaxedDefinition,
      ]
    : []),
  ...(definition.emailOption === "onlyEmail"
    ? [
        {
          relaxation: { kind: "withoutEmailToo" },
          definition: changeCanonicalDefinition(definition, { emailOption: "email" }),
        } satisfies RelaxedDefinition,
      ]
    : []),
]

const withoutSuppressions = (definition: CanonicalDefinition): ReadonlyArray<RelaxedDefinition> =>
  SUPPRESSION_KINDS.filter((source) => definition.suppressions[source].mode !== "off").map((source) => ({
    relaxation: { kind: "dropSuppression", source },
    definition: changeCanonicalDefinition(definition, {
      suppressions: { ...definition.suppressions, [source]: { mode: "off" } },
    }),
  }))

const withoutExclusions = (definition: CanonicalDefinition): ReadonlyArray<RelaxedDefinition> =>
  definition.areas
    .filter(({ excluded }) => excluded)
    .map((area) => ({
      relaxation: { kind: "dropExclusion", area: areaKey(area) },
      definition: changeCanonicalDefinition(definition, { keepsArea: (other) => other !== area }),
    }))

/** Returns every way to relax a definition slightly, one restriction at a time. */
export const candidateRelaxations = (definition: CanonicalDefinition): ReadonlyArray<RelaxedDefinition> =>
  [withoutColumns, withoutReach, withoutSuppressions, withoutExclusions].flatMap((relaxed) =>
    relaxed(definition),
  )
