import type { Coverage } from "../geography/Coverage.ts"
import { addMask } from "../geography/masks.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Lends a slot in which the rows in some coverages are marked. */
export const markRows = (
  { bitmap, clear, places, store }: SlicedUniverse,
  covered: ReadonlyArray<Coverage>,
): number => {
  const slot = store.lend()
  clear(slot)
  for (const { partial, whole } of covered) {
    for (const zip of whole) {
      const rows = places.rows[zip]
      if (rows !== undefined) bitmap(slot, rows.vector, rows.vectors).fill(0xff)
    }
    for (const { mask, zip } of partial) {
      const rows = places.rows[zip]
      if (rows === undefined) continue
      addMask(bitmap(slot, rows.vector, rows.vectors), mask)
    }
  }
  return slot
}
