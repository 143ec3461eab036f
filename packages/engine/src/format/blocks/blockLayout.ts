/** The fields of each record in a block, in order; a field is empty if unknown. Numbers are the same as in `people`. */
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

/** The last field of each record in a block if the records belong to companies. */
export const COMPANY_FIELD = "COMPANY"

/** Returns the fields of each record in a universe's blocks, in order. */
export const blockRecordFields = ({
  hasCompanies = false,
}: {
  readonly hasCompanies?: boolean
}): ReadonlyArray<string> => (hasCompanies ? [...RECORD_FIELDS, COMPANY_FIELD] : RECORD_FIELDS)

/**
 * The number of rows in a block; a file's last block may have fewer. The number is small so that reading one record
 * costs little.
 */
export const BLOCK_ROWS = 32

/** Control characters that no field contains; they mark the end of a field, a record, and a block. */
export const FIELD_END = "\u001f"
export const RECORD_END = "\u001e"
export const BLOCK_END = "\u001d"

/**
 * The size of a block's index entry: its position in the file and the CRC-32 of its bytes there, two 32-bit
 * little-endian numbers.
 */
export const INDEX_ENTRY_BYTES = 8

/** Returns the files that store a chunk's blocks, as paths within the universe. */
export const blockFiles = (chunk: number): { readonly blocks: string; readonly index: string } => {
  const name = `part-${String(chunk).padStart(4, "0")}`
  return { blocks: `blocks/${name}.zst`, index: `blocks/${name}.index` }
}
