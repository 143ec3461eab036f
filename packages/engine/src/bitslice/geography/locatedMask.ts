import { UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { emptyMask, setPosition } from "./masks.ts"
import type { PlaceFiles } from "./PlaceFiles.ts"

/** Returns the rows in a ZIP Code whose location is known. */
export const locatedMask = (files: PlaceFiles, rows: ZipRows): Uint8Array => {
  const mask = emptyMask(rows)
  const points = files.points(rows)
  for (let position = 0; position < points.length / 2; position++)
    if (points[2 * position] !== UNKNOWN_COORDINATE) setPosition(mask, position)
  return mask
}
