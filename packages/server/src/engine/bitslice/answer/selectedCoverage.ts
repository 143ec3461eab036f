import { type Bits, UNION } from "../bits/Bits.ts"
import type { Coverage, ZipMask } from "../geography/Coverage.ts"
import { intersection, isEmpty } from "../geography/masks.ts"
import { wholeSpans } from "../geography/spansOf.ts"
import { groupsOf } from "../select/Conditions.ts"
import { slice } from "../select/conditionBits.ts"
import { fulfillingBits, HOUSEHOLD_GROUPS } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** The rows that a question selects, whichever area they belong to. */
export const selectedCoverage = (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<Coverage> => {
  const { bitmap, places, runner, store } = universe
  const groups = [...HOUSEHOLD_GROUPS, ...conditions.flatMap(groupsOf)]
  return withSlices(universe, suppressed, groups, async (slices) => {
    const { builder } = slices
    const fulfilling = fulfillingBits(slices, conditions)
    const spans = wholeSpans(places.rows, ownership)
    const selectedRows: Bits = oneAHousehold
      ? builder.first(builder.and(fulfilling, UNION), slice(slices, "HOUSEHOLD_END"))
      : builder.and(fulfilling, UNION)
    const slot = store.lend()
    try {
      await runner.run({ counts: [], rows: selectedRows }, spans, { into: slot, signal })
      const partial = Array.from(ownership.touched).flatMap((zip): ReadonlyArray<ZipMask> => {
        const rows = places.rows[zip]
        const union = ownership.unionIn(zip)
        if (rows === undefined || (union === null && ownership.ownerOf(zip) === null)) return []
        const marked = bitmap(slot, rows.vector, rows.vectors).slice()
        const mask = union === null ? marked : intersection(marked, union)
        return isEmpty(mask) ? [] : [{ zip, mask }]
      })
      return { whole: [], partial }
    } finally {
      store.giveBack(slot)
    }
  })
}
