import type { ATTRIBUTES } from "../../glossary/attributes.ts"

/**
 * The attributes that audiences use most, the most used first. They are offered before all others, and lists are
 * narrowed by them first.
 */
export const MOST_USED: ReadonlyArray<keyof typeof ATTRIBUTES> = [
  "AGE",
  "INCOME",
  "GENDER",
  "OWNERRENTER",
  "MARITAL",
  "CHILDREN",
]

/** The columns that are used most, in that order; those that a source does not have are left out. */
export const mostUsedOf = <Column extends { readonly column: string }>(
  columns: ReadonlyArray<Column>,
): ReadonlyArray<Column> => MOST_USED.flatMap((name) => columns.filter(({ column }) => column === name))
