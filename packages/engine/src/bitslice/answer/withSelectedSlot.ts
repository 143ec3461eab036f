import type { Yielder } from "../../turns/Yielder.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Provides a slot in which the rows that a question selects are marked, regardless of their area. */
export const withSelectedSlot = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
): Promise<number> => {
  const { clear, places, runner, store } = universe
  return withSlices(universe, question, requiredGroups(conditions), async (slices) => {
    const rows = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, true)
    // Lent only now: whoever waits for slices holds nothing that others wait for.
    const slot = store.lend()
    try {
      clear(slot)
      await runner.run({ counts: [], rows }, wholeSpans(places.rows, ownership), { into: slot, yielder })
      return slot
    } catch (cause) {
      store.giveBack(slot)
      throw cause
    }
  })
}
