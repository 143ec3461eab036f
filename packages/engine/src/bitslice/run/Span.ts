/**
 * Adjacent vectors of a universe that a question treats alike. A mask has a bit for each of their rows, which is 16
 * bytes per vector; null for all rows.
 */
export interface Span {
  readonly vector: number
  readonly vectors: number
  /** The rows that belong to the span's area. */
  readonly mask: Uint8Array | null
  /** The rows that belong to any area; used only for one record per household. */
  readonly union: Uint8Array | null
}
