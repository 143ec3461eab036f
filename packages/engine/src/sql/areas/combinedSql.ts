import type { CombinationRule } from "@listwright/domain/definition"
import { allConditionsSql, anyConditionSql } from "../joinBalanced.ts"

/**
 * Returns an SQL condition that's true if a row is part of a combination; `isAmong` has a condition for each saved
 * count, true if the saved count selects the row.
 */
export const combinedSql = (rule: CombinationRule, isAmong: ReadonlyArray<string>): string => {
  if (rule.kind === "firstOnly") {
    const [first = "1 = 0", ...others] = isAmong
    return `(${first} AND NOT (${anyConditionSql(others)}))`
  }
  if (rule.least === 1 && rule.most === isAmong.length) return anyConditionSql(isAmong)
  if (rule.least === isAmong.length) return allConditionsSql(isAmong)
  const selecting = isAmong.map((is) => `CASE WHEN ${is} THEN 1 ELSE 0 END`).join(" + ")
  return `((${selecting}) BETWEEN ${rule.least} AND ${rule.most})`
}
