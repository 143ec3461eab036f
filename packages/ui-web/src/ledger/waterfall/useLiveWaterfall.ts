import type { CountWaterfall } from "@listwright/domain/counting"
import { Effect } from "effect"
import { type CountStatus, useAfterCount } from "../useAfterCount.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What each choice of the draft leaves and removes. */
export const useLiveWaterfall = (count: CountStatus): LiveFigures<CountWaterfall> =>
  useAfterCount("live-waterfall", count, (counts, question) =>
    Effect.map(counts.waterfall(question), ({ waterfall }) => waterfall),
  )
