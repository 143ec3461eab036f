/**
 * Joins expressions pairwise, so that a thousand of them are nested only ten levels deep; databases reject more than
 * about a hundred levels. There must be at least one expression.
 */
export const joinBalanced = (
  expressions: ReadonlyArray<string>,
  join: (a: string, b: string) => string,
): string => {
  if (expressions.length < 2) return expressions.join("")
  const middle = expressions.length >> 1
  return join(joinBalanced(expressions.slice(0, middle), join), joinBalanced(expressions.slice(middle), join))
}

const or = (a: string, b: string): string => `(${a} OR ${b})`
const and = (a: string, b: string): string => `(${a} AND ${b})`

/** Returns SQL that is true if any of the conditions is true; false for an empty list. */
export const anyConditionSql = (conditions: ReadonlyArray<string>): string =>
  conditions.length === 0 ? "1 = 0" : joinBalanced(conditions, or)

/** Returns SQL that is true if all of the conditions are true; true for an empty list. */
export const allConditionsSql = (conditions: ReadonlyArray<string>): string =>
  conditions.length === 0 ? "1 = 1" : joinBalanced(conditions, and)
