/**
 * Adjacent vectors in a universe that a question treats the same way. A mask has one bit per row, which is 16 bytes per
 * vector; null for all rows.
 */
export interface Span {
  readonly vector: number
  readonly vectors: number
  /** The rows that belong to the span's area. */
  readonly mask: Uint8Array | null
  /** The rows that belong to any area; used only when selecting one record per household. */
  readonly union: Uint8Array | null
}
