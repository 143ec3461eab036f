/** Rows of one ZIP Code, whose index in the universe's table is `zip`: a bit for each position. */
export interface ZipMask {
  readonly zip: number
  readonly mask: Uint8Array
}

/** The rows that an area contains: whole ZIP Codes, by their places in the universe's table, and parts of others. */
export interface Coverage {
  readonly whole: ReadonlyArray<number>
  readonly partial: ReadonlyArray<ZipMask>
}

export const NOWHERE: Coverage = { whole: [], partial: [] }
