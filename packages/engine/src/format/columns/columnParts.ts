import { MAX_INDUSTRIES_PER_RECORD } from "@listwright/domain/audience"
import type { StoredColumn } from "./StoredColumn.ts"

/** Returns the names of a record's industries in rows and slices: SIC for the primary one, then SIC2 and SIC3. */
export const industryParts = (column: string): ReadonlyArray<string> =>
  Array.from({ length: MAX_INDUSTRIES_PER_RECORD }, (_, at) => (at === 0 ? column : `${column}${at + 1}`))

/**
 * Returns the names of the numbers that store an attribute in rows and slices: one, with the attribute's own name, or
 * for industries, as many as a record may have.
 */
export const columnParts = ({ column: { column }, encoding }: StoredColumn): ReadonlyArray<string> =>
  encoding === "industries" ? industryParts(column) : [column]
