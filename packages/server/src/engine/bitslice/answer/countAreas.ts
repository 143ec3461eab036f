import type { SuppressedCount } from "@listwright/domain"
import { ALL, MASK } from "../bits/Bits.ts"
import { spansOf, wholeSpans } from "../geography/spansOf.ts"
import { slice } from "../select/conditionBits.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { countedBits, fulfillingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { sourcesInUse, suppressedBits, suppressedCounts } from "./suppressedBits.ts"

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

/** The sums of each count over all spans, from the `first` of `each` on. */
const sumsOf = (counts: Int32Array, each: number, first: number): ReadonlyArray<number> => {
  const sums = Array.from({ length: each - first }, () => 0)
  for (let at = 0; at < counts.length; at += each)
    for (let count = first; count < each; count++)
      sums[count - first] = (sums[count - first] ?? 0) + (counts[at + count] ?? 0)
  return sums
}

/** What sources name among everybody who could be among the nearest: the nearest are taken of who is left. */
const suppressedAnywhere = (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<SuppressedCount>> =>
  withSlices(universe, question.suppressed, groupsRead(selected.conditions), async (slices) => {
    const sources = sourcesInUse(question, selected)
    const spans = wholeSpans(universe.places.rows, selected.geography())
    const within = spans.some(({ mask }) => mask !== null) ? MASK : ALL
    const counts = suppressedBits(slices, selected, sources, within)
    const found = await universe.runner.run({ counts, rows: null }, spans, { signal })
    return suppressedCounts(sources, sumsOf(found, counts.length, 0))
  })

/** What each area brings, and what each source of suppression takes away. */
export const countAll = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<Counted> => {
  const { areas, conditions, oneAHousehold, ownership } = selected
  const sources = sourcesInUse(question, selected)
  const isNearest = areas.some(({ kind }) => kind === "closest")
  const groups = [...groupsRead(conditions), "PHONE"]
  const counted = await withSlices(universe, question.suppressed, groups, async (slices) => {
    const spans = spansOf(universe.places.rows, ownership, true)
    const masked = spans.some(({ mask }) => mask !== null)
    const records = countedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    const withPhone = slices.builder.and(records, slice(slices, "PHONE"))
    const counts = [
      records,
      withPhone,
      ...(isNearest ? [] : suppressedBits(slices, selected, sources, masked ? MASK : ALL)),
    ]
    const found = await universe.runner.run({ counts, rows: null }, spans, { signal })
    const tallies = areas.map(() => ({ records: 0, withPhones: 0 }))
    for (const [at, { area }] of spans.entries()) {
      const tally = tallies[area]
      if (tally === undefined) continue
      tally.records += found[counts.length * at] ?? 0
      tally.withPhones += found[counts.length * at + 1] ?? 0
    }
    return { areas: tallies, suppressed: suppressedCounts(sources, sumsOf(found, counts.length, 2)) }
  })
  return isNearest && sources.length > 0
    ? { ...counted, suppressed: await suppressedAnywhere(universe, question, selected, signal) }
    : counted
}

/** What each area brings, in the areas' order. */
export const countAreas = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<AreaTally>> => (await countAll(universe, question, selected, signal)).areas
