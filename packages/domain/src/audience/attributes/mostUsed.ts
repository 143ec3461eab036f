import type { ATTRIBUTES } from "../../glossary/attributes.ts"

/**
 * The attributes that audiences use most, most used first. They're offered before all others, and lists are narrowed by
 * them first.
 */
export const MOST_USED_ATTRIBUTES: ReadonlyArray<keyof typeof ATTRIBUTES> = [
  "AGE",
  "INCOME",
  "GENDER",
  "OWNERRENTER",
  "MARITAL",
  "CHILDREN",
]

/** Returns the most used columns, most used first, excluding those that a source doesn't have. */
export const mostUsedColumns = <Column extends { readonly column: string }>(
  columns: ReadonlyArray<Column>,
): ReadonlyArray<Column> =>
  MOST_USED_ATTRIBUTES.flatMap((name) => columns.filter(({ column }) => column === name))
