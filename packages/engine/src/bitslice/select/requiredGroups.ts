import { columnParts } from "../../format/columns/columnParts.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/** Returns the groups of slices that a condition reads. */
const groupsOf = (condition: RowCondition): ReadonlyArray<string> => {
  switch (condition.kind) {
    case "criterion":
      return columnParts(condition.condition.stored)
    case "flags":
      return condition.any.flatMap(({ stored }) => columnParts(stored))
    case "occupant":
      return ["APARTMENT", "BUSINESS", "PO_BOX", "RURAL"]
    case "phone":
      return ["PHONE"]
    case "email":
      return condition.condition === null ? [] : columnParts(condition.condition.stored)
    case "suppression":
      return []
  }
}

/** Returns the groups that a question reads: those that mark rows and households, and those of its conditions. */
export const requiredGroups = (conditions: ReadonlyArray<RowCondition>): ReadonlyArray<string> => [
  "VALID",
  "HOUSEHOLD_END",
  ...conditions.flatMap(groupsOf),
]
