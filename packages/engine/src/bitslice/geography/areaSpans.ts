import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Span } from "../run/Span.ts"
import type { Ownership } from "./Ownership.ts"

/** A span and its area. */
export interface AreaSpan extends Span {
  readonly area: number
  /** The place of the span's ZIP Code; null if several were joined. */
  readonly zip: number | null
}

const NO_ROWS = { vector: 0, vectors: 0 }

/**
 * Returns the rows that areas own, in row order. With `joined`, an area's adjacent whole ZIP Codes form one span. A ZIP
 * Code's rows follow those of the previous one in the table.
 */
export const areaSpans = (
  zips: ReadonlyArray<ZipRows>,
  ownership: Ownership,
  joined: boolean,
): ReadonlyArray<AreaSpan> => {
  const spans: Array<AreaSpan> = []
  /** The whole ZIP Codes that will become a span, including `last`. */
  let open: { readonly area: number; readonly first: number; last: number } | null = null
  const close = (): void => {
    if (open === null) return
    const { area, first, last } = open
    const { vector } = zips[first] ?? NO_ROWS
    const { vector: start, vectors } = zips[last] ?? NO_ROWS
    spans.push({
      vector,
      vectors: start + vectors - vector,
      mask: null,
      union: null,
      area,
      zip: first === last ? first : null,
    })
    open = null
  }
  for (const zip of ownership.touched) {
    const area = ownership.ownerOf(zip)
    if (joined && open !== null && area === open.area && open.last === zip - 1) {
      open.last = zip
      continue
    }
    close()
    if (area !== null) {
      open = { area, first: zip, last: zip }
      continue
    }
    const shares = ownership.sharesOf(zip)
    if (shares.length === 0) continue
    const { vector, vectors } = zips[zip] ?? NO_ROWS
    const union = ownership.unionIn(zip)
    for (const share of shares)
      spans.push({ vector, vectors, mask: share.mask, union, area: share.area, zip })
  }
  close()
  return spans
}

/** Returns the rows that any area owns, without duplicates, in row order; `area` is always 0. */
export const wholeSpans = (zips: ReadonlyArray<ZipRows>, ownership: Ownership): ReadonlyArray<AreaSpan> => {
  const spans: Array<AreaSpan> = []
  for (const span of areaSpans(zips, ownership, true)) {
    const last = spans.at(-1)
    if (span.union !== null && last?.zip === span.zip) continue
    spans.push({ ...span, area: 0, mask: span.union })
  }
  return spans
}
