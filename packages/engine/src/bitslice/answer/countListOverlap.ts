import type { OverlapCounts } from "@listwright/domain/counting"
import type { RowCondition } from "../../question/rowConditions.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { withMarkedSlot } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { MarkedSlots } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { toOverlapCounts } from "./toOverlapCounts.ts"

/** The conditions on the rows in an overlap of lists, in addition to being in a list. */
export interface OverlapConditions extends MarkedSlots {
  readonly conditions: ReadonlyArray<RowCondition>
  readonly oneAHousehold: boolean
}

/**
 * Counts rows by the lists that contain them; the lists' rows are marked in slots. Makes two passes over the whole
 * universe: one marks the rows in any list, and one counts them by list and phone. Never examines individual ZIP Codes.
 */
export const countListOverlap = (
  universe: SlicedUniverse,
  lists: ReadonlyArray<number>,
  question: OverlapConditions,
  yielder: Yielder,
): Promise<OverlapCounts> => {
  const { manifest, runner } = universe
  const { conditions, oneAHousehold } = question
  return withSlices(universe, question, [...requiredGroups(conditions), "PHONE"], async (slices) => {
    const { builder } = slices
    const inAny = lists
      .map((slot, at) => builder.load(runner.addressOf(slot), `list ${at}`))
      .reduce((any, list) => builder.or(any, list))
    const fulfilling = builder.and(matchingBits(slices, conditions), inAny)
    const everywhere = [{ vector: 0, vectors: manifest.vectors, mask: null, union: null }]
    const rows = selectedBits(slices, fulfilling, oneAHousehold, false)
    const code = [...lists, slices.slot("PHONE")]
    const found = await withMarkedSlot(universe, rows, everywhere, yielder, (marks) =>
      runner.histogram({ code, rows: marks }, everywhere, yielder),
    )
    return toOverlapCounts(found, lists.length)
  })
}
