import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { isCombined } from "../../definition/Combination.ts"
import { combinationOf, isOfSavedCounts, savedCountsNamed } from "../../definition/ofSavedCounts.ts"
import { type CountedByAreas, MAX_OVERLAPPED } from "./Overlap.ts"
import type { WaterfallList } from "./Waterfall.ts"

const chosenOf = ({ areas }: Pick<CanonicalDefinition, "areas">) => areas.filter(({ excluded }) => !excluded)

/**
 * Returns the saved lists that make up a definition's areas and that its waterfall explains, in order. Returns an empty
 * list if an area isn't made of saved lists, if there's only one list, or if there are more lists than an overlap
 * supports.
 */
export const listsExplained = (definition: Pick<CanonicalDefinition, "areas">): ReadonlyArray<string> => {
  const areas = chosenOf(definition)
  const lists = savedCountsNamed(areas)
  return areas.every(isOfSavedCounts) && lists.length > 1 && lists.length <= MAX_OVERLAPPED ? lists : []
}

/**
 * Turns each list into an area of its own, so that their overlap shows each list's contribution. Reducing to one record
 * per household comes later, as in the waterfall.
 */
export const listsApart = (definition: CanonicalDefinition): CanonicalDefinition => {
  const { areas, audience } = definition
  return canonicalDefinition({
    ...definition,
    areas: [
      ...listsExplained(definition).map((savedCount) => ({
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
 * Computes each list's contribution from how the lists overlap. `counted` is the overlap of `listsApart`, with a bit
 * for each list.
 */
export const waterfallLists = (
  definition: Pick<CanonicalDefinition, "areas">,
  counted: CountedByAreas,
  nameOf: (savedCount: string) => string,
): ReadonlyArray<WaterfallList> => {
  const lists = listsExplained(definition)
  const combinations = chosenOf(definition).filter(isOfSavedCounts).map(combinationOf)
  const has = (bits: number, savedCount: string): boolean => ((bits >> lists.indexOf(savedCount)) & 1) === 1
  const isSelected = (bits: number): boolean =>
    combinations.some(({ rule, savedCounts }) =>
      isCombined(
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
