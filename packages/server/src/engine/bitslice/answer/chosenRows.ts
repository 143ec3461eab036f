import { hasPosition, positionsIn } from "../geography/masks.ts"
import { spansOf } from "../geography/spansOf.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { fulfillingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countAreas } from "./countAreas.ts"

/** Rows of a universe, ascending, each with the place of its area. */
export interface ChosenRows {
  readonly rows: Uint32Array
  readonly areas: Uint16Array
}

/** Whether the i-th of `size` rows is one of `wanted` that are spread evenly over them: exactly so many are. */
const isTaken = (at: number, wanted: number, size: number): boolean =>
  Math.floor(((at + 1) * wanted) / size) > Math.floor((at * wanted) / size)

/**
 * So many rows of each area as are wanted, or all where fewer are there, spread evenly over the area's rows in their
 * order. No row comes twice.
 */
export const chosenRows = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  quantities: ReadonlyArray<number>,
  signal: AbortSignal | undefined,
): Promise<ChosenRows> => {
  const { bitmap, places } = universe
  const { conditions, oneAHousehold, ownership } = selected
  const tallies = await countAreas(universe, question, selected, signal)
  const wanted = tallies.map(({ records }, area) => Math.min(records, quantities[area] ?? 0))
  const seen = tallies.map(() => 0)
  const total = wanted.reduce((sum, quantity) => sum + quantity, 0)
  const chosen: ChosenRows = { rows: new Uint32Array(total), areas: new Uint16Array(total) }
  const spans = spansOf(places.rows, ownership, false).filter(({ area }) => (wanted[area] ?? 0) > 0)
  let count = 0

  /** Whether the area takes this row of its own, which is the next of them. */
  const takesNext = (area: number): boolean => {
    const at = seen[area] ?? 0
    seen[area] = at + 1
    return isTaken(at, wanted[area] ?? 0, tallies[area]?.records ?? 0)
  }
  await withSlices(universe, question.suppressed, groupsRead(conditions), (slices) => {
    const masked = spans.some(({ mask }) => mask !== null)
    const rows = selectedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    return withMarkedRows(universe, rows, spans, signal, (markedIn) => {
      const valid = slices.slot("VALID")
      for (const { area, mask, vector, vectors, zip } of spans) {
        const first = zip === null ? undefined : places.rows[zip]?.row
        if (first === undefined) continue
        const marked = markedIn(vector, vectors)
        for (const [row, position] of positionsIn(bitmap(valid, vector, vectors)).entries()) {
          const isSelected = hasPosition(marked, position) && (mask === null || hasPosition(mask, position))
          if (!isSelected || !takesNext(area)) continue
          chosen.rows[count] = first + row
          chosen.areas[count] = area
          count++
        }
      }
    })
  })
  return chosen
}
