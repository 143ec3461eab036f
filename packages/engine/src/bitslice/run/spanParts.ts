import type { Segment } from "../memory/Segment.ts"
import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import type { Span } from "./Span.ts"

/**
 * The maximum number of vectors in a piece, which keeps every block of work short and limits the length of a mask of
 * ones.
 */
export const MAX_VECTORS_PER_PART = 4_096

/** The part of a span that's in one segment; places are bytes within its slots. */
export interface SpanPart {
  /** The index of the piece's span. */
  readonly span: number
  readonly start: number
  readonly end: number
  readonly mask: Uint8Array | null
  readonly union: Uint8Array | null
}

const part = (mask: Uint8Array | null, from: number, vectors: number): Uint8Array | null =>
  mask === null ? null : mask.subarray(from * VECTOR_BYTES, (from + vectors) * VECTOR_BYTES)

/** Returns the pieces of spans in a segment, in the spans' order. */
export const listSpanParts = (
  { first, vectors }: Segment,
  spans: ReadonlyArray<Span>,
): ReadonlyArray<SpanPart> => {
  const pieces: Array<SpanPart> = []
  for (const [span, { mask, union, vector, vectors: length }] of spans.entries()) {
    const end = Math.min(vector + length, first + vectors)
    for (let from = Math.max(vector, first); from < end; from += MAX_VECTORS_PER_PART) {
      const to = Math.min(from + MAX_VECTORS_PER_PART, end)
      pieces.push({
        span,
        start: (from - first) * VECTOR_BYTES,
        end: (to - first) * VECTOR_BYTES,
        mask: part(mask, from - vector, to - from),
        union: part(union, from - vector, to - from),
      })
    }
  }
  return pieces
}
