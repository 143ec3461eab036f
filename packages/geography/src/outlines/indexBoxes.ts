import Flatbush from "flatbush"
import type { Box } from "./Box.ts"

/** Returns the positions of the indexed boxes that share a point with the given box, ascending. */
export type BoxIndex = (box: Box) => ReadonlyArray<number>

/**
 * Indexes boxes to find those that overlap another box without checking each one; a lookup takes microseconds for tens
 * of thousands of boxes.
 */
export const indexBoxes = (boxes: ReadonlyArray<Box>): BoxIndex => {
  // The library refuses to index nothing.
  if (boxes.length === 0) return () => []
  const index = new Flatbush(boxes.length)
  for (const { east, north, south, west } of boxes) index.add(west, south, east, north)
  index.finish()
  return ({ east, north, south, west }) => index.search(west, south, east, north).toSorted((a, b) => a - b)
}
