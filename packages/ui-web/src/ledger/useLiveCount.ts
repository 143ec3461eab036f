import { type CountAnswer, LiveCounts } from "@listwright/domain/counting"
import { hasGeography } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useDraft } from "../draft/useDraft.ts"
import { LIVE } from "./live.ts"
import { useDebounced } from "./useDebounced.ts"
import { type LiveFigures, useLiveCall } from "./useLiveCall.ts"

/** The count of the current draft, after every edit. */
export const useLiveCount = (): LiveFigures<CountAnswer> => {
  const { draft } = useDraft()
  const { definition } = draft
  const asked = useDebounced(definition, LIVE.debounceMs)
  const isAsked = hasGeography(definition)
  const live = useLiveCall(
    ["live-count", JSON.stringify(asked)],
    Effect.flatMap(LiveCounts, (counts) =>
      counts.count({ definition: asked, draftId: draft.id, revision: draft.revision }),
    ),
    isAsked && hasGeography(asked),
  )
  return {
    ...live,
    answer: isAsked ? (live.answer?.answer ?? null) : null,
    isPending: isAsked && (asked !== definition || live.isPending),
    error: isAsked ? live.error : null,
  }
}
