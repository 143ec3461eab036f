import type { Yielder } from "../../turns/Yielder.ts"
import { MAX_CODE_BITS } from "../wasm/histogramLoop.ts"
import { ALL, type Bits } from "../bits/Bits.ts"
import { codeSetBits } from "../bits/codeSetBits.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import { withMarkedSlot } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { type SlicesInMemory, withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** A subset of the selected rows, and the groups of slices that determine it. */
export interface RowSubset {
  readonly groups: ReadonlyArray<string>
  readonly bits: (slices: SlicesInMemory) => Bits
}

export const ALL_SELECTED_ROWS: RowSubset = { groups: [], bits: () => ALL }

/**
 * Counts the selected rows by their code in some groups of slices, across all areas, omitting codes without rows. With
 * several groups, the bits of the first are the lowest. Codes with more bits than one pass can count need one pass for
 * each value of their upper bits, so there must be few such values.
 */
export const codeCounts = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  names: ReadonlyArray<string>,
  part: RowSubset,
  yielder: Yielder,
): Promise<ReadonlyMap<number, number>> => {
  const groups = [...requiredGroups(conditions), ...part.groups, ...names]
  return withSlices(universe, question, groups, async (slices) => {
    const { builder } = slices
    const spans = wholeSpans(universe.places.rows, ownership)
    const masked = spans.some(({ mask }) => mask !== null)
    const all = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    const selected = builder.and(all, part.bits(slices))
    const code = names.flatMap(slices.slots)
    const upper = names.flatMap(slices.group).slice(MAX_CODE_BITS)
    const lower = code.slice(0, MAX_CODE_BITS)
    const counts = new Map<number, number>()
    for (let high = 0; high < 2 ** upper.length; high++) {
      const rows = builder.and(selected, codeSetBits(builder, upper, [[high, high]]))
      const found = await withMarkedSlot(universe, rows, spans, yielder, (marks) =>
        universe.runner.histogram({ code: lower, rows: marks }, spans, yielder),
      )
      for (const [low, records] of found.entries())
        if (records > 0) counts.set(high * 2 ** lower.length + low, records)
    }
    return counts
  })
}
