/** A ZIP Code's rows as one bit per position; `zip` is its index in the universe's table. */
export interface ZipMask {
  readonly zip: number
  readonly mask: Uint8Array
}

/** The rows in an area: whole ZIP Codes, by place in the universe's table, and parts of others. */
export interface Coverage {
  readonly whole: ReadonlyArray<number>
  readonly partial: ReadonlyArray<ZipMask>
}

export const EMPTY_COVERAGE: Coverage = { whole: [], partial: [] }
