import { knownIndustries } from "@listwright/domain/audience"
import { readIndustries } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** The nodes of the tree of business types that a universe may be asked for; none where its records have no industries. */
export const knownNodes = (columns: ReadonlyArray<StoredColumn>): ReadonlySet<string> => {
  const stored = columns.find(({ encoding }) => encoding === "industries")
  if (stored === undefined) return new Set()
  return knownIndustries(
    readIndustries().map(({ code }) => code),
    stored.texts,
  )
}
