/** The rows of a ZIP Code as a bit per position; `zip` is its index in the universe's table. */
export interface ZipMask {
  readonly zip: number
  readonly mask: Uint8Array
}

/** The rows that an area contains: whole ZIP Codes, by place in the universe's table, and parts of others. */
export interface Coverage {
  readonly whole: ReadonlyArray<number>
  readonly partial: ReadonlyArray<ZipMask>
}

export const NOWHERE: Coverage = { whole: [], partial: [] }
