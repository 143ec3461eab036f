import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { isInCombination } from "../../definition/Combination.ts"
import {
  areaCombination,
  isSavedCountBasedArea,
  referencedSavedCounts,
} from "../../definition/savedCountAreas.ts"
import { type OverlapCounts, MAX_OVERLAP_AREAS } from "./Overlap.ts"
import type { WaterfallList } from "./Waterfall.ts"

const chosenOf = ({ areas }: Pick<CanonicalDefinition, "areas">) => areas.filter(({ excluded }) => !excluded)

/**
 * Returns the saved lists that make up a definition's areas, in order, if its waterfall explains them. Returns an empty
 * list if an area isn't made of saved lists, if there's only one list, or if there are more lists than an overlap
 * supports.
 */
export const explainedLists = (definition: Pick<CanonicalDefinition, "areas">): ReadonlyArray<string> => {
  const areas = chosenOf(definition)
  const lists = referencedSavedCounts(areas)
  return areas.every(isSavedCountBasedArea) && lists.length > 1 && lists.length <= MAX_OVERLAP_AREAS
    ? lists
    : []
}

/**
 * Turns each list into an area of its own; the overlap of these areas then shows each list's contribution. Reducing to
 * one record per household comes later, as in the waterfall.
 */
export const separateLists = (definition: CanonicalDefinition): CanonicalDefinition => {
  const { areas, audience } = definition
  return canonicalDefinition({
    ...definition,
    areas: [
      ...explainedLists(definition).map((savedCount) => ({
        kind: "savedCount" as const,
        savedCount,
        excluded: false,
      })),
      ...areas.filter(({ excluded }) => excluded),
    ],
    audience: audience.unit === "allHouseholds" ? { unit: "individuals", criteria: [] } : audience,
  })
}

/**
 * Computes each list's contribution from how the lists overlap. `counted` is the overlap of `separateLists`, with a bit
 * for each list.
 */
export const waterfallLists = (
  definition: Pick<CanonicalDefinition, "areas">,
  counted: OverlapCounts,
  nameOf: (savedCount: string) => string,
): ReadonlyArray<WaterfallList> => {
  const lists = explainedLists(definition)
  const combinations = chosenOf(definition).filter(isSavedCountBasedArea).map(areaCombination)
  const has = (bits: number, savedCount: string): boolean => ((bits >> lists.indexOf(savedCount)) & 1) === 1
  const isSelected = (bits: number): boolean =>
    combinations.some(({ rule, savedCounts }) =>
      isInCombination(
        rule,
        savedCounts.map((savedCount) => has(bits, savedCount)),
      ),
    )
  const sumWhere = (holds: (bits: number) => boolean): number =>
    [...counted].reduce((sum, [bits, { records }]) => (holds(bits) ? sum + records : sum), 0)
  return lists.map((savedCount, at) => ({
    savedCount,
    name: nameOf(savedCount),
    records: sumWhere((bits) => has(bits, savedCount)),
    only: sumWhere((bits) => bits === 2 ** at && isSelected(bits)),
  }))
}
