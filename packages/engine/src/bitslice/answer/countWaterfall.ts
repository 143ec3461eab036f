import type { Yielder } from "../../turns/Yielder.ts"
import type { WaterfallStep } from "@listwright/domain/counting"
import { ALL, type Bits, MASK } from "../bits/Bits.ts"
import { conditionBits, inFile, slice } from "../select/conditionBits.ts"
import { conditionStep } from "../../question/rowConditions.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countAreas } from "./countAreas.ts"

/**
 * Counts the records that each step leaves and removes, from the whole universe down to the total, in one pass over the
 * rows. An area of the nearest records requires another count.
 */
export const countWaterfall = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<ReadonlyArray<WaterfallStep>> => {
  const { areas, conditions, geography, oneAHousehold } = selected
  const left = await withSlices(universe, question, requiredGroups(conditions), async (slices) => {
    const { builder } = slices
    const spans = wholeSpans(universe.places.rows, geography())
    const isMasked = spans.some(({ mask }) => mask !== null)
    const counts: Array<Bits> = []
    let fulfilling = builder.and(inFile(slices, slice(slices, "VALID")), isMasked ? MASK : ALL)
    counts.push(fulfilling)
    for (const condition of conditions) {
      fulfilling = builder.and(fulfilling, conditionBits(slices, condition))
      counts.push(fulfilling)
    }
    if (oneAHousehold) counts.push(builder.first(fulfilling, slice(slices, "HOUSEHOLD_END")))
    const found = await universe.runner.run({ counts, rows: null }, spans, { yielder })
    return counts.map((_, at) => {
      let sum = 0
      for (let place = at; place < found.length; place += counts.length) sum += found[place] ?? 0
      return sum
    })
  })
  const steps = [
    { kind: "geography" } as const,
    ...conditions.map(conditionStep),
    ...(oneAHousehold ? [{ kind: "household" } as const] : []),
  ].map((step, at) => ({ step, leaves: left[at] ?? 0 }))
  if (areas.some(({ kind }) => kind === "closest")) {
    const tallies = await countAreas(universe, question, selected, yielder)
    steps.push({
      step: { kind: "nearest" },
      leaves: tallies.reduce((sum, { records }) => sum + records, 0),
    })
  }
  // The manifest includes the people on the do-not-sell list, who count as not in the file.
  let before = universe.manifest.records - ((await question.doNotSell?.records(yielder)) ?? 0)
  return steps.map(({ leaves, step }) => {
    const removes = before - leaves
    before = leaves
    return { step, leaves, removes }
  })
}
