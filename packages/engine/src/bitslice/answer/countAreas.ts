import type { Yielder } from "../../turns/Yielder.ts"
import type { SuppressedCount } from "@listwright/domain/counting"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countSpans, sumsByArea } from "./countSpans.ts"

/** The number of records in an area, and the number with a deliverable phone. */
export interface AreaTally {
  readonly records: number
  readonly withPhones: number
}

/** The counts of a question's areas and suppressions. */
export interface AreasAndSuppressionCounts {
  /** The areas' counts, in order. */
  readonly areas: ReadonlyArray<AreaTally>
  /** The numbers of records that each active suppression source lists and removes. */
  readonly suppressed: ReadonlyArray<SuppressedCount>
}

/** Counts each area's records and the records that each suppression source removes. */
export const countAll = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<AreasAndSuppressionCounts> => {
  const counting = { facts: ["PHONE"], joined: true } as const
  const { spans, suppressed } = await countSpans(universe, question, selected, counting, yielder)
  const sums = sumsByArea(spans, selected.areas.length)
  return {
    areas: sums.map(({ facts: [withPhones = 0], records }) => ({ records, withPhones })),
    suppressed,
  }
}

/** Counts each area's records, in the areas' order. */
export const countAreas = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<ReadonlyArray<AreaTally>> => (await countAll(universe, question, selected, yielder)).areas
