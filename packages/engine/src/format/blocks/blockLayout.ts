/**
 * The fields of each record in a block, in this order; a field is empty if unknown. Numbers are the same as in
 * `people`.
 */
export const RECORD_FIELDS = [
  "FIRST_NAME",
  "LAST_NAME",
  "ADDRESS",
  "CITY",
  "STATE",
  "ZIP",
  "ZIP4",
  "ROUTE",
  "DELIVERY_SCORE",
  "WALK_SEQUENCE",
  "PHONE_NUMBER",
] as const
export type RecordField = (typeof RECORD_FIELDS)[number]

/** The field at the end of each record in blocks if the records are at companies. */
export const COMPANY_FIELD = "COMPANY"

/** Returns the fields of each record in a universe's blocks, in order. */
export const fieldsOf = ({
  hasCompanies = false,
}: {
  readonly hasCompanies?: boolean
}): ReadonlyArray<string> => (hasCompanies ? [...RECORD_FIELDS, COMPANY_FIELD] : RECORD_FIELDS)

/**
 * The number of rows in a block; the last one of a file may have fewer. It's small, so that reading one record costs
 * little.
 */
export const BLOCK_ROWS = 32

/** Control characters that no field contains: between fields, between records, and after a block. */
export const FIELD_END = "\u001f"
export const RECORD_END = "\u001e"
export const BLOCK_END = "\u001d"

/**
 * The index entry of a block: its position in the file and the CRC-32 of its bytes there, two 32-bit numbers,
 * little-endian.
 */
export const INDEX_ENTRY_BYTES = 8

/** Returns the files of a chunk's blocks, by their paths within the universe. */
export const blockFiles = (chunk: number): { readonly blocks: string; readonly index: string } => {
  const name = `part-${String(chunk).padStart(4, "0")}`
  return { blocks: `blocks/${name}.zst`, index: `blocks/${name}.index` }
}
