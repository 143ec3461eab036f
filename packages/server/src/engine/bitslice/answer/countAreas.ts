import { slice } from "../select/conditionBits.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { countedBits, fulfillingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import { spansOf } from "../geography/spansOf.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Records of one area, and those with a phone that may be delivered. */
export interface AreaTally {
  readonly records: number
  readonly withPhones: number
}

/** What each area brings, in the areas' order. */
export const countAreas = (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { areas, conditions, oneAHousehold, ownership }: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<AreaTally>> => {
  const groups = [...groupsRead(conditions), "PHONE"]
  return withSlices(universe, suppressed, groups, async (slices) => {
    const spans = spansOf(universe.places.rows, ownership, true)
    const masked = spans.some(({ mask }) => mask !== null)
    const counted = countedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    const withPhone = slices.builder.and(counted, slice(slices, "PHONE"))
    const counts = await universe.runner.run({ counts: [counted, withPhone], rows: null }, spans, { signal })
    const tallies = areas.map(() => ({ records: 0, withPhones: 0 }))
    for (const [at, { area }] of spans.entries()) {
      const tally = tallies[area]
      if (tally === undefined) continue
      tally.records += counts[2 * at] ?? 0
      tally.withPhones += counts[2 * at + 1] ?? 0
    }
    return tallies
  })
}
