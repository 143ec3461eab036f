import { LiveCounts, type LiveQuestion } from "@listwright/domain/counting"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useMemo } from "react"
import { useCall } from "../app/useCall.ts"
import { useDraft } from "../draft/useDraft.ts"
import { LIVE } from "./live.ts"
import type { LiveFigures } from "./useLiveCount.ts"

/** The state of the count that a question is about. */
export interface CountStatus {
  readonly isPending: boolean
  readonly isCounted: boolean
}

type Ask<A, E> = (counts: LiveCounts["Service"], question: LiveQuestion) => Effect.Effect<A, E>

/**
 * A question about the draft after its count, so that the count never waits for it; `name` distinguishes such
 * questions. Like `useLiveCount`: the previous answer stays while a new one is loading, and a newer edit aborts the
 * question.
 */
export const useAfterCount = <A, E>(
  name: string,
  { isPending, isCounted }: CountStatus,
  ask: Ask<A, E>,
  isWanted = true,
): LiveFigures<A> => {
  const { draft } = useDraft()
  const { definition, id: draftId, revision } = draft
  const asked = useMemo(() => JSON.stringify(definition), [definition])
  const query = useCall(
    [name, asked],
    Effect.flatMap(LiveCounts, (counts) => ask(counts, { definition, draftId, revision })),
    {
      enabled: isWanted && isCounted && !isPending,
      placeholderData: keepPreviousData,
      staleTime: LIVE.staleMs,
      refetchInterval: ({ state }) => (state.status === "error" ? LIVE.retryMs : false),
    },
  )
  return {
    answer: query.data ?? null,
    isPending: isWanted && (isPending || query.isPlaceholderData || query.isFetching),
    error: query.error,
    retry: () => void query.refetch(),
  }
}
