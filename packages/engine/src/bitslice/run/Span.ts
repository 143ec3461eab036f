/**
 * Neighboring vectors of a universe that one question treats alike. A mask has a bit for each of their rows, so 16
 * bytes a vector; null: all of the rows.
 */
export interface Span {
  readonly vector: number
  readonly vectors: number
  /** The rows that belong to the span's area. */
  readonly mask: Uint8Array | null
  /** The rows that belong to any area; only one a household asks for them. */
  readonly union: Uint8Array | null
}
