import { Schema } from "effect"
import { sortUniqueStrings } from "./sortUniqueStrings.ts"

/**
 * The ways to combine saved counts into one area: records selected by any of them, by all of them, only by the first,
 * or by exactly `k` of them.
 */
export const CombinationOperation = Schema.Literals(["union", "intersect", "minus", "exactly"])
export type CombinationOperation = typeof CombinationOperation.Type

/** The maximum number of saved counts in one area. */
export const MAX_COMBINED_COUNTS = 20

/** The number of saved counts that must select a record; for `minus`, only the first one may select it. */
export type CombinationRule =
  | { readonly kind: "count"; readonly least: number; readonly most: number }
  | { readonly kind: "firstOnly" }

/**
 * Returns the rule that a record must meet to be in a combination. All engines use this rule, so their results can't
 * differ. `savedCounts` is the number of combined counts, 2 or more.
 */
export const combinationRule = (
  operation: CombinationOperation,
  k: number | null,
  savedCounts: number,
): CombinationRule => {
  switch (operation) {
    case "union":
      return { kind: "count", least: 1, most: savedCounts }
    case "intersect":
      return { kind: "count", least: savedCounts, most: savedCounts }
    case "exactly":
      return { kind: "count", least: k ?? 1, most: k ?? 1 }
    case "minus":
      return { kind: "firstOnly" }
  }
}

/**
 * Returns whether a record is in a combination; `selectedBy` says, for each saved count in order, whether it selects
 * the record.
 */
export const isInCombination = (rule: CombinationRule, selectedBy: ReadonlyArray<boolean>): boolean => {
  const selecting = selectedBy.filter(Boolean).length
  return rule.kind === "firstOnly"
    ? selecting === 1 && selectedBy[0] === true
    : selecting >= rule.least && selecting <= rule.most
}

/**
 * Sorts a combination's saved counts if their order doesn't matter. 'minus' depends only on which is first. The order
 * of a union matters because a record belongs to the first saved count that contains it, which determines its price
 * [p4-combined-union].
 */
export const sortCombinedCounts = (
  operation: CombinationOperation,
  savedCounts: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  switch (operation) {
    case "union":
      return savedCounts
    case "minus":
      return [...savedCounts.slice(0, 1), ...sortUniqueStrings(savedCounts.slice(1))]
    case "intersect":
    case "exactly":
      return sortUniqueStrings(savedCounts)
  }
}
