import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Effect } from "effect"
import { useState } from "react"
import { useApp } from "../../app/App.ts"
import type { Ports } from "../../app/runtime.ts"
import { LIVE_TIMING } from "./liveTiming.ts"

export interface LiveFigures<A> {
  /** The latest result, which may be for an earlier request; null if there isn't one yet. */
  readonly answer: A | null
  /** True while the result for the current state is loading. */
  readonly isPending: boolean
  /** The reason that there isn't a result for the current state. The request is retried automatically. */
  readonly error: unknown
  /** True if there's no connection. */
  readonly isCut: boolean
  readonly retry: () => void
}

/** Returns whether the result is for the current state. */
export const isCurrent = ({ error, isCut, isPending }: LiveFigures<unknown>): boolean =>
  !isPending && !isCut && error === null

/**
 * Requests a result for the draft after every edit. A newer request aborts the previous one, so an outdated result is
 * never shown; a repeated request is answered from the cache. After a failure, the last result remains, and the request
 * is retried after 1, 3, and 9 seconds.
 */
export const useLiveFigures = <A>(
  question: readonly [name: string, asked: string],
  ask: (signal: AbortSignal) => Promise<A>,
  isWanted: boolean,
): LiveFigures<A> => {
  const query = useQuery<A, unknown>({
    queryKey: question,
    queryFn: ({ signal }) => ask(signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: LIVE_TIMING.staleMs,
    refetchInterval: ({ state }) =>
      state.status === "error"
        ? (LIVE_TIMING.retryMs[state.errorUpdateCount - 1] ??
          LIVE_TIMING.retryMs[LIVE_TIMING.retryMs.length - 1])
        : false,
  })
  const asked = question.join(" ")
  const [last, setLast] = useState(query.data)
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  // The failure stays while the request is retried, so that the page doesn't flicker every few seconds.
  const [failure, setFailure] = useState<{ readonly asked: string; readonly error: unknown } | null>(null)
  if (query.error !== null && query.error !== failure?.error) setFailure({ asked, error: query.error })
  const isOut = isWanted && (query.data === undefined || query.isPlaceholderData)
  return {
    answer: query.data ?? last ?? null,
    isPending: query.isPlaceholderData || query.isFetching,
    error: query.error ?? (isOut && failure?.asked === asked ? failure.error : null),
    isCut: isWanted && query.fetchStatus === "paused",
    retry: () => void query.refetch(),
  }
}

/** Requests a live result, like `useLiveFigures`, from a port or use case. */
export const useLiveCall = <A, E>(
  question: readonly [name: string, asked: string],
  effect: Effect.Effect<A, E, Ports>,
  isWanted: boolean,
): LiveFigures<A> => {
  const { runner } = useApp()
  return useLiveFigures(question, (signal) => runner.query(effect, { signal }), isWanted)
}
