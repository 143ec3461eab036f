import { type CountAnswer, LiveCounts } from "@listwright/domain/counting"
import { hasGeography } from "@listwright/domain/geography"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"
import { useDraft } from "../draft/useDraft.ts"
import { LIVE } from "./live.ts"
import { useDebounced } from "./useDebounced.ts"

export interface LiveFigures<A> {
  /** The latest answer, perhaps to the question before; null while there is none. */
  readonly answer: A | null
  /** The answer for the current state is still loading. */
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The count of the current draft, after every edit. A newer question aborts the previous one, so that an older answer
 * is never shown for it; a repeated question is answered at once.
 */
export const useLiveCount = (): LiveFigures<CountAnswer> => {
  const { draft } = useDraft()
  const { definition } = draft
  const asked = useDebounced(definition, LIVE.debounceMs)
  const isAsked = hasGeography(definition)
  const query = useCall(
    ["live-count", JSON.stringify(asked)],
    Effect.flatMap(LiveCounts, (counts) =>
      counts.count({ definition: asked, draftId: draft.id, revision: draft.revision }),
    ),
    {
      enabled: isAsked && hasGeography(asked),
      placeholderData: keepPreviousData,
      staleTime: LIVE.staleMs,
      refetchInterval: ({ state }) => (state.status === "error" ? LIVE.retryMs : false),
    },
  )
  return {
    answer: isAsked ? (query.data?.answer ?? null) : null,
    isPending: isAsked && (asked !== definition || query.isPlaceholderData || query.isFetching),
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
  }
}
