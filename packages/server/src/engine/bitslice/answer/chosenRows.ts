import { type Bits, UNION } from "../bits/Bits.ts"
import { spansOf } from "../geography/spansOf.ts"
import { groupsOf } from "../select/Conditions.ts"
import { slice } from "../select/conditionBits.ts"
import { fulfillingBits, HOUSEHOLD_GROUPS } from "../select/selectedBits.ts"
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
  const { bitmap, places, runner, store } = universe
  const tallies = await countAreas(universe, question, selected, signal)
  const wanted = tallies.map(({ records }, area) => Math.min(records, quantities[area] ?? 0))
  const seen = tallies.map(() => 0)
  const total = wanted.reduce((sum, quantity) => sum + quantity, 0)
  const chosen: ChosenRows = { rows: new Uint32Array(total), areas: new Uint16Array(total) }
  const spans = spansOf(places.rows, selected.ownership, false).filter(({ area }) => (wanted[area] ?? 0) > 0)
  const groups = [...HOUSEHOLD_GROUPS, ...selected.conditions.flatMap(groupsOf)]
  let count = 0

  await withSlices(universe, question.suppressed, groups, async (slices) => {
    const { builder } = slices
    const fulfilling = fulfillingBits(slices, selected.conditions)
    const isMasked = spans.some(({ mask }) => mask !== null)
    const rows: Bits = selected.oneAHousehold
      ? builder.first(isMasked ? builder.and(fulfilling, UNION) : fulfilling, slice(slices, "HOUSEHOLD_END"))
      : fulfilling
    const slot = store.lend()
    try {
      await runner.run({ counts: [], rows }, spans, { into: slot, signal })
      const valid = slices.slot("VALID")
      for (const { area, mask, vector, vectors, zip } of spans) {
        const first = zip === null ? undefined : places.rows[zip]?.row
        const [size, quantity] = [tallies[area]?.records ?? 0, wanted[area] ?? 0]
        if (first === undefined) continue
        const [marked, there] = [bitmap(slot, vector, vectors), bitmap(valid, vector, vectors)]
        let row = first
        for (let byte = 0; byte < there.length; byte++) {
          const [present, matched] = [there[byte] ?? 0, (marked[byte] ?? 0) & (mask?.[byte] ?? 0xff)]
          for (let bit = 1; bit <= present; bit <<= 1) {
            if ((present & bit) === 0) continue
            if ((matched & bit) !== 0) {
              const at = seen[area] ?? 0
              seen[area] = at + 1
              if (isTaken(at, quantity, size)) {
                chosen.rows[count] = row
                chosen.areas[count] = area
                count++
              }
            }
            row++
          }
        }
      }
    } finally {
      store.giveBack(slot)
    }
  })
  return chosen
}
