import { columnParts } from "../../format/columns/columnParts.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/** The groups of slices that a condition reads. */
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

/** The groups that a question reads: those that tell rows and households apart, and those of its conditions. */
export const groupsRead = (conditions: ReadonlyArray<RowCondition>): ReadonlyArray<string> => [
  "VALID",
  "HOUSEHOLD_END",
  ...conditions.flatMap(groupsOf),
]
