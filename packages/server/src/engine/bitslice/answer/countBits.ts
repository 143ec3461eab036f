import type { Bits } from "../bits/Bits.ts"
import { spansOf } from "../geography/spansOf.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { countedBits, fulfillingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { type SlicesInMemory, withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Counts that one pass keeps: more take turns, since each needs registers of its own. */
const AT_ONCE = 64

/** How many of the selected rows are in each of some sets of rows, whichever area they belong to. */
export const countBits = (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  groups: ReadonlyArray<string>,
  setsOf: (slices: SlicesInMemory) => ReadonlyArray<Bits>,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<number>> =>
  withSlices(universe, suppressed, [...groupsRead(conditions), ...groups], async (slices) => {
    const spans = spansOf(universe.places.rows, ownership, true)
    const masked = spans.some(({ mask }) => mask !== null)
    const counted = countedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    const sets = setsOf(slices).map((set) => slices.builder.and(counted, set))
    const sums: Array<number> = []
    for (let from = 0; from < sets.length; from += AT_ONCE) {
      const counts = sets.slice(from, from + AT_ONCE)
      const found = await universe.runner.run({ counts, rows: null }, spans, { signal })
      for (const index of counts.keys()) {
        let sum = 0
        for (let at = index; at < found.length; at += counts.length) sum += found[at] ?? 0
        sums.push(sum)
      }
    }
    return sums
  })
