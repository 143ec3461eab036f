import { referenceTable } from "../reference/storeReference.ts"
import { decodeRing, encodeRing } from "./encodeRing.ts"
import type { OutlinePart, ZipOutline } from "./ZipOutline.ts"

export const OUTLINE_COLUMNS = ["zip", "outline"]

/** Separators that never occur in an encoded ring. */
const BETWEEN_RINGS = ","
const BETWEEN_PARTS = ";"

/** Encodes a ZIP Code's outline as the second cell of its row. */
export const encodeParts = (parts: ReadonlyArray<OutlinePart>): string =>
  parts.map((rings) => rings.map(encodeRing).join(BETWEEN_RINGS)).join(BETWEEN_PARTS)

/** Decodes an outline encoded by `encodeParts`; null if the text isn't valid. Each ring needs at least three points. */
export const decodeParts = (text: string): ReadonlyArray<OutlinePart> | null => {
  const parts: Array<OutlinePart> = []
  for (const part of text.split(BETWEEN_PARTS)) {
    const rings = part.split(BETWEEN_RINGS).flatMap((ring) => {
      const points = decodeRing(ring)
      return points === null || points.length < 3 ? [] : [points]
    })
    if (rings.length !== part.split(BETWEEN_RINGS).length) return null
    parts.push(rings)
  }
  return parts
}

/** Formats outlines as the table `outlines.tsv`. */
export const outlineTable = (outlines: ReadonlyArray<ZipOutline>): string =>
  referenceTable(
    OUTLINE_COLUMNS,
    outlines.map(({ zip, parts }) => [zip, encodeParts(parts)]),
  )
