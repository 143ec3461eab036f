import type { SelectionRefusal } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Result } from "effect"
import { BitSliceEngine } from "../../bitslice/BitSliceEngine.ts"
import type { SlicedUniverse } from "../../bitslice/Universe.ts"
import { queryText } from "../../bitslice/wasm/queryLoop.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../../question/EngineQuestion.ts"

/** A loop executed to count a definition. */
export interface LoopExplanation {
  /** The loop in WebAssembly's text format, with the names of the slices that it reads. */
  readonly text: string
  /** The number of row ranges that the loop processed. `vectors` is their number of vectors of 128 rows. */
  readonly spans: number
  readonly vectors: number
}

/** The loops executed to count a definition, and their result. */
export interface CountExplanation {
  readonly total: number
  readonly loops: ReadonlyArray<LoopExplanation>
}

/** Counts a definition without suppressions, and records the loops that it compiles to. */
export const explainCount = async (
  universe: SlicedUniverse,
  definition: CanonicalDefinition,
): Promise<Result.Result<CountExplanation, SelectionRefusal>> => {
  const loops: Array<LoopExplanation> = []
  const { runner } = universe
  const recording: SlicedUniverse["runner"] = {
    addressOf: (slot) => runner.addressOf(slot),
    histogram: (histogram, spans, yielder) => runner.histogram(histogram, spans, yielder),
    run: (query, spans, options) => {
      const vectors = spans.reduce((sum, span) => sum + span.vectors, 0)
      loops.push({ text: queryText(query), spans: spans.length, vectors })
      return runner.run(query, spans, options)
    },
  }
  const counted = await new BitSliceEngine({ ...universe, runner: recording }).count({
    definition,
    doNotSell: NOBODY_UNSOLD,
    suppressing: NO_SUPPRESSIONS,
    savedCounts: [],
    locationFiles: [],
  })
  return Result.map(counted, (areas) => ({
    total: areas.reduce((sum, { records }) => sum + records, 0),
    loops,
  }))
}
