import type { OverlapCounts } from "@listwright/domain/counting"
import type { Yielder } from "../../turns/Yielder.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import { withMarkedSlot } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import { markRows } from "../suppress/markRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { toOverlapCounts } from "./toOverlapCounts.ts"

/**
 * Counts the selected rows by the areas that contain them. Each area is one bit of a code, having a phone is another
 * bit, and one pass counts the codes.
 */
export const countAreaOverlap = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, covered, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
): Promise<OverlapCounts> => {
  const { places, runner, store } = universe
  return withSlices(universe, question, [...requiredGroups(conditions), "PHONE"], async (slices) => {
    // Slots are lent only now: whoever waits for slices holds nothing that others wait for.
    const lent: Array<number> = []
    try {
      for (const coverage of covered()) {
        if (yielder.isDue) await yielder.pause()
        lent.push(markRows(universe, [coverage]))
      }
      const spans = wholeSpans(places.rows, ownership)
      const masked = spans.some(({ mask }) => mask !== null)
      const rows = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
      const code = [...lent, slices.slot("PHONE")]
      const found = await withMarkedSlot(universe, rows, spans, yielder, (marks) =>
        runner.histogram({ code, rows: marks }, spans, yielder),
      )
      return toOverlapCounts(found, lent.length)
    } finally {
      for (const slot of lent) store.giveBack(slot)
    }
  })
}
