import { CountRuns } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * Loads the result of the draft's count. It isn't requested while the draft doesn't have a count, or is still being
 * counted.
 */
export const useCountAnswer = ({ id, choices: { countId, step } }: Draft) =>
  useCall(
    ["count-run", countId],
    Effect.flatMap(CountRuns, (runs) => runs.answer(countId ?? "", id)),
    // A finished run never changes.
    { enabled: countId !== null && step !== "count", staleTime: Number.POSITIVE_INFINITY },
  )
