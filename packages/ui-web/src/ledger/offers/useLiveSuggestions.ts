import type { CountSuggestions } from "@listwright/domain/counting"
import { Effect } from "effect"
import { type CountStatus, useAfterCount } from "../useAfterCount.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What would bring more records to the draft; requested only while shown. */
export const useLiveSuggestions = (count: CountStatus, isWanted: boolean): LiveFigures<CountSuggestions> =>
  useAfterCount(
    "live-suggestions",
    count,
    (counts, question) => Effect.map(counts.suggestions(question), ({ suggestions }) => suggestions),
    isWanted,
  )
