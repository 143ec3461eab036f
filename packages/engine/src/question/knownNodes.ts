import { knownIndustries } from "@listwright/domain/audience"
import { readIndustries } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** Returns the business type nodes that can be selected in a universe; empty if its records have no industries. */
export const knownNodes = (columns: ReadonlyArray<StoredColumn>): ReadonlySet<string> => {
  const stored = columns.find(({ encoding }) => encoding === "industries")
  if (stored === undefined) return new Set()
  return knownIndustries(
    readIndustries().map(({ code }) => code),
    stored.texts,
  )
}
