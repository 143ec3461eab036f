import type { CountedByAreas, SuppressionSource } from "@listwright/domain/counting"
import type { RowCondition } from "../../question/rowConditions.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { withMarkedSlot } from "../run/withMarkedRows.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { fulfillingBits, selectedBits } from "../select/selectedBits.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { regionsOf } from "./regionsOf.ts"

/** What an overlap of lists asks of rows besides being in one of them. */
export interface OverlapConditions {
  readonly conditions: ReadonlyArray<RowCondition>
  readonly oneAHousehold: boolean
  readonly suppressed: ReadonlyMap<SuppressionSource, number>
}

/**
 * How many rows lie in which lists, whose rows are marked in slots: two passes over the whole universe, one that marks
 * the rows of any list and one that counts them by list and phone. No ZIP Code is looked at by itself.
 */
export const overlapOfLists = (
  universe: SlicedUniverse,
  lists: ReadonlyArray<number>,
  { conditions, oneAHousehold, suppressed }: OverlapConditions,
  yielder: Yielder,
): Promise<CountedByAreas> => {
  const { manifest, runner } = universe
  return withSlices(universe, suppressed, [...groupsRead(conditions), "PHONE"], async (slices) => {
    const { builder } = slices
    const inAny = lists
      .map((slot, at) => builder.load(runner.addressOf(slot), `list ${at}`))
      .reduce((any, list) => builder.or(any, list))
    const fulfilling = builder.and(fulfillingBits(slices, conditions), inAny)
    const everywhere = [{ vector: 0, vectors: manifest.vectors, mask: null, union: null }]
    const rows = selectedBits(slices, fulfilling, oneAHousehold, false)
    const code = [...lists, slices.slot("PHONE")]
    const found = await withMarkedSlot(universe, rows, everywhere, yielder, (marks) =>
      runner.histogram({ code, rows: marks }, everywhere, yielder),
    )
    return regionsOf(found, lists.length)
  })
}
