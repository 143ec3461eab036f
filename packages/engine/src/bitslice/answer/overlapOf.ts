import type { CountedByAreas } from "@listwright/domain/counting"
import type { Yielder } from "../../turns/Yielder.ts"
import { wholeSpans } from "../geography/spansOf.ts"
import { withMarkedSlot } from "../run/withMarkedRows.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { fulfillingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import { markRows } from "../suppress/markRows.ts"
import type { SlicedUniverse } from "../Universe.ts"

/**
 * How many of the selected rows lie in which areas: each area is a bit of a code, and so is whether there is a phone, and
 * one pass counts the codes.
 */
export const overlapOf = async (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { conditions, covered, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
): Promise<CountedByAreas> => {
  const { places, runner, store } = universe
  const lent: Array<number> = []
  try {
    for (const coverage of covered) {
      if (yielder.isDue) await yielder.pause()
      lent.push(markRows(universe, [coverage]))
    }
    return await withSlices(universe, suppressed, [...groupsRead(conditions), "PHONE"], async (slices) => {
      const spans = wholeSpans(places.rows, ownership)
      const masked = spans.some(({ mask }) => mask !== null)
      const rows = selectedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
      const code = [...lent, slices.slot("PHONE")]
      const found = await withMarkedSlot(universe, rows, spans, yielder, (marks) =>
        runner.histogram({ code, rows: marks }, spans, yielder),
      )
      const withPhone = 2 ** lent.length
      const counted = new Map<number, { records: number; withPhones: number }>()
      for (const [at, count] of found.entries()) {
        if (count === 0) continue
        const bits = at % withPhone
        const region = counted.get(bits) ?? { records: 0, withPhones: 0 }
        region.records += count
        if (at >= withPhone) region.withPhones += count
        counted.set(bits, region)
      }
      return counted
    })
  } finally {
    for (const slot of lent) store.giveBack(slot)
  }
}
