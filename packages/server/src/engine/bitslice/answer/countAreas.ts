import type { SuppressedCount } from "@listwright/domain"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countSpans } from "./countSpans.ts"

/** Records of one area, and those with a phone that may be delivered. */
export interface AreaTally {
  readonly records: number
  readonly withPhones: number
}

/** What is counted in one pass. */
export interface Counted {
  /** In the areas' order. */
  readonly areas: ReadonlyArray<AreaTally>
  /** What each source of suppression in use names and takes. */
  readonly suppressed: ReadonlyArray<SuppressedCount>
}

/** What each area brings, and what each source of suppression takes away. */
export const countAll = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<Counted> => {
  const counting = { facts: ["PHONE"], joined: true } as const
  const { spans, suppressed } = await countSpans(universe, question, selected, counting, signal)
  const areas = selected.areas.map(() => ({ records: 0, withPhones: 0 }))
  for (const { facts, records, span } of spans) {
    const tally = areas[span.area]
    if (tally === undefined) continue
    tally.records += records
    tally.withPhones += facts[0] ?? 0
  }
  return { areas, suppressed }
}

/** What each area brings, in the areas' order. */
export const countAreas = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<AreaTally>> => (await countAll(universe, question, selected, signal)).areas
