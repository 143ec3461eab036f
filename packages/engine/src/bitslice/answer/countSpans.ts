import type { Yielder } from "../../turns/Yielder.ts"
import type { SuppressedCount } from "@listwright/domain/counting"
import { ALL, MASK } from "../bits/Bits.ts"
import type { OccupantFact } from "../../format/layout/Slices.ts"
import { EMAIL_REACH } from "../../question/emailReach.ts"
import { type AreaSpan, areaSpans, wholeSpans } from "../geography/areaSpans.ts"
import { slice } from "../select/conditionBits.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { countedBits, matchingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { activeSources, suppressedBits, suppressedCounts } from "./suppressedBits.ts"

/**
 * A flag counted in addition to the records: a slice of one bit. If the universe doesn't store a flag, no record has
 * it.
 */
export type Fact = "PHONE" | "APARTMENT" | OccupantFact | typeof EMAIL_REACH

export interface CountedSpan {
  readonly span: AreaSpan
  readonly records: number
  /** The number of records with each flag, in the question's order. */
  readonly facts: ReadonlyArray<number>
}

/** The counts of a question's spans and suppressions. */
export interface CountedSpans {
  readonly spans: ReadonlyArray<CountedSpan>
  /** The numbers of records that each active suppression source lists and removes. */
  readonly suppressed: ReadonlyArray<SuppressedCount>
}

/** Sums the spans' counts by area; `areas` is the number of areas. */
export const sumsByArea = (
  spans: ReadonlyArray<CountedSpan>,
  areas: number,
): ReadonlyArray<Omit<CountedSpan, "span">> => {
  const sums = Array.from({ length: areas }, () => ({ records: 0, facts: Array.of<number>() }))
  for (const { facts, records, span } of spans) {
    const sum = sums[span.area]
    if (sum === undefined) continue
    sum.records += records
    for (const [fact, count] of facts.entries()) sum.facts[fact] = (sum.facts[fact] ?? 0) + count
  }
  return sums
}

/** Sums each count over all spans, starting at index `first` of the `each` counts per span. */
const sumsOf = (counts: Int32Array, each: number, first: number): ReadonlyArray<number> => {
  const sums = Array.from({ length: each - first }, () => 0)
  for (let at = 0; at < counts.length; at += each)
    for (let count = first; count < each; count++)
      sums[count - first] = (sums[count - first] ?? 0) + (counts[at + count] ?? 0)
  return sums
}

/**
 * Counts the records that sources list and remove from all records that could be among the nearest; the nearest are
 * chosen from those that remain.
 */
const suppressedAnywhere = (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<ReadonlyArray<SuppressedCount>> =>
  withSlices(universe, question, requiredGroups(selected.conditions), async (slices) => {
    const sources = activeSources(selected)
    const spans = wholeSpans(universe.places.rows, selected.geography())
    const within = spans.some(({ mask }) => mask !== null) ? MASK : ALL
    const counts = suppressedBits(slices, selected, sources, within)
    const found = await universe.runner.run({ counts, rows: null }, spans, { yielder })
    return suppressedCounts(sources, sumsOf(found, counts.length, 0))
  })

/**
 * Counts the records that the areas own, span by span (for `joined`, see `areaSpans`), and the records that each
 * suppression source removes.
 */
export const countSpans = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  { facts, joined }: { readonly facts: ReadonlyArray<Fact>; readonly joined: boolean },
  yielder: Yielder,
): Promise<CountedSpans> => {
  const { areas, conditions, oneAHousehold, ownership } = selected
  const sources = activeSources(selected)
  const isNearest = areas.some(({ kind }) => kind === "closest")
  const groups = [...requiredGroups(conditions), ...facts]
  const counted = await withSlices(universe, question, groups, async (slices) => {
    const spans = areaSpans(universe.places.rows, ownership, joined)
    const masked = spans.some(({ mask }) => mask !== null)
    const records = countedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    const counts = [
      records,
      ...facts.map((fact) => slices.builder.and(records, slice(slices, fact))),
      ...(isNearest ? [] : suppressedBits(slices, selected, sources, masked ? MASK : ALL)),
    ]
    const found = await universe.runner.run({ counts, rows: null }, spans, { yielder })
    if (yielder.isDue) await yielder.pause()
    const each = counts.length
    return {
      spans: spans.map((span, at) => ({
        span,
        records: found[each * at] ?? 0,
        facts: facts.map((_, fact) => found[each * at + 1 + fact] ?? 0),
      })),
      suppressed: suppressedCounts(sources, sumsOf(found, each, 1 + facts.length)),
    }
  })
  return isNearest && sources.length > 0
    ? { ...counted, suppressed: await suppressedAnywhere(universe, question, selected, yielder) }
    : counted
}
