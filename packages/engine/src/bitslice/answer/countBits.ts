import type { Yielder } from "../../turns/Yielder.ts"
import type { Bits } from "../bits/Bits.ts"
import { areaSpans } from "../geography/areaSpans.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { countedBits, matchingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { type SlicesInMemory, withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Counts the selected rows in each of several sets of rows, regardless of their area. */
export const countBits = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  groups: ReadonlyArray<string>,
  setsOf: (slices: SlicesInMemory) => ReadonlyArray<Bits>,
  yielder: Yielder,
): Promise<ReadonlyArray<number>> =>
  withSlices(universe, question, [...requiredGroups(conditions), ...groups], async (slices) => {
    const spans = areaSpans(universe.places.rows, ownership, true)
    const masked = spans.some(({ mask }) => mask !== null)
    const counted = countedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    const sets = setsOf(slices).map((set) => slices.builder.and(counted, set))
    const counts = await universe.runner.run({ counts: sets, rows: null }, spans, { yielder })
    return sets.map((_, index) => {
      let sum = 0
      for (let at = index; at < counts.length; at += sets.length) sum += counts[at] ?? 0
      return sum
    })
  })
