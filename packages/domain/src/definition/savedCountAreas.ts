import type { Area } from "./Area.ts"
import type { AreaKind } from "./areaKey.ts"
import { type CombinationRule, combinationRule } from "./Combination.ts"

/** An area made of the records that saved counts select. */
export type SavedCountBasedArea = Extract<Area, { readonly kind: "savedCount" | "combination" }>

/** Returns whether areas of a kind are made of the records that saved counts select. */
export const isSavedCountKind = (kind: AreaKind): boolean => kind === "savedCount" || kind === "combination"

/** Returns whether an area is made of the records that saved counts select. */
export const isSavedCountBasedArea = (area: Area): area is SavedCountBasedArea => isSavedCountKind(area.kind)

/**
 * Returns the saved counts that an area refers to and the rule for combining them; a single saved count is a union of
 * one.
 */
export const areaCombination = (
  area: SavedCountBasedArea,
): { readonly rule: CombinationRule; readonly savedCounts: ReadonlyArray<string> } =>
  area.kind === "savedCount"
    ? { rule: combinationRule("union", null, 1), savedCounts: [area.savedCount] }
    : {
        rule: combinationRule(area.operation, area.k, area.savedCounts.length),
        savedCounts: area.savedCounts,
      }

/** Returns the IDs of the saved counts that areas refer to, in order, without duplicates. */
export const referencedSavedCounts = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => [
  ...new Set(areas.flatMap((area) => (isSavedCountBasedArea(area) ? areaCombination(area).savedCounts : []))),
]
