import { Schema } from "effect"
import { sortedTexts } from "./sortedTexts.ts"

/**
 * How saved counts make one area: everybody whom any selects, whom all select, whom the first and none of the others
 * selects, or whom exactly `k` of them select.
 */
export const CombinationOperation = Schema.Literals(["union", "intersect", "minus", "exactly"])
export type CombinationOperation = typeof CombinationOperation.Type

/** The most saved counts that one area combines. */
export const MAX_COMBINED = 20

/** How many of the saved counts must select a record; `minus` asks the first apart from the others. */
export type CombinationRule =
  | { readonly kind: "count"; readonly least: number; readonly most: number }
  | { readonly kind: "firstOnly" }

/**
 * What a combination asks of a record. Every engine follows this, so that none has a rule of its own. `savedCounts`: how
 * many are combined, 2 or more.
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

/** Whether a record is part of a combination; `selectedBy` says of each saved count, in order, whether it selects it. */
export const isCombined = (rule: CombinationRule, selectedBy: ReadonlyArray<boolean>): boolean => {
  const selecting = selectedBy.filter(Boolean).length
  return rule.kind === "firstOnly"
    ? selecting === 1 && selectedBy[0] === true
    : selecting >= rule.least && selecting <= rule.most
}

/**
 * The order as far as it matters: 'minus' depends on the first alone; of a union, a record belongs to the first that
 * holds it, which its price follows.
 */
export const combinedInOrder = (
  operation: CombinationOperation,
  savedCounts: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  switch (operation) {
    case "union":
      return savedCounts
    case "minus":
      return [...savedCounts.slice(0, 1), ...sortedTexts(savedCounts.slice(1))]
    case "intersect":
    case "exactly":
      return sortedTexts(savedCounts)
  }
}
