import type { RestrictionSuggestion } from "@listwright/domain/counting"
import { Effect } from "effect"
import { type CountStatus, useAfterCount } from "../useAfterCount.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What would bring the draft near its wanted quantity; requested only while shown. */
export const useLiveRestrictions = (
  count: CountStatus,
  wanted: number,
): LiveFigures<ReadonlyArray<RestrictionSuggestion>> =>
  useAfterCount(`live-restrictions ${wanted}`, count, (counts, question) =>
    Effect.map(
      counts.suggestions({ ...question, wanted }),
      ({ suggestions }) => suggestions.restrictions ?? [],
    ),
  )
