import {
  type CountWaterfall,
  type NamedColumn,
  selectionSteps,
  stepKey,
  stepText,
} from "@listwright/domain/counting"
import type { CanonicalDefinition, AreaNameLookup } from "@listwright/domain/definition"

/** The records left and removed by a step, and the length of its bar. */
export interface LineFigures {
  readonly leaves: number
  readonly removes: number
  /** The share of the records left by the first step, 0 to 1: after this step, and before it. */
  readonly share: number
  readonly shareBefore: number
}

/** A line of the waterfall. */
export interface WaterfallLine {
  readonly key: string
  readonly name: string
  /** The figures; null if unknown yet. */
  readonly figures: LineFigures | null
}

/**
 * Returns one line per condition of the definition, immediately, with the figures from the latest result, which may be
 * for an earlier definition.
 * The universe is much larger than any list, so bars begin with the records left by the areas.
 */
export const waterfallLines = (
  definition: CanonicalDefinition,
  waterfall: CountWaterfall | null,
  columns: ReadonlyArray<NamedColumn>,
  nameOf?: AreaNameLookup,
): ReadonlyArray<WaterfallLine> => {
  const known = new Map(waterfall?.steps.map((step) => [stepKey(step.step), step]))
  const all = waterfall?.steps[0]?.leaves ?? 0
  const shareOf = (records: number) => (all === 0 ? 0 : Math.min(1, records / all))
  return selectionSteps(definition).map((step) => {
    const key = stepKey(step)
    const found = known.get(key)
    return {
      key,
      name: stepText(step, columns, definition, nameOf),
      figures:
        found === undefined
          ? null
          : {
              leaves: found.leaves,
              removes: found.removes,
              share: shareOf(found.leaves),
              shareBefore: shareOf(found.leaves + found.removes),
            },
    }
  })
}
