import { columnName, type NamedColumn } from "./columnName.ts"

/** The labels for the ways that a criterion combines its flags. */
export const FLAG_MATCH_LABELS = { any: "Any of", all: "All of" } as const

/** Joins the names of flags that are alternatives: 'Boating and Sailing or Tennis'. */
export const flagsText = (columns: ReadonlyArray<NamedColumn>, flags: ReadonlyArray<string>): string =>
  flags.map((column) => columnName(columns, column)).join(" or ")
