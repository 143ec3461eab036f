import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query"
import type { Effect } from "effect"
import { useApp } from "./App.ts"
import type { Ports } from "./runtime.ts"

export interface CallOptions<A, E> extends Omit<UseQueryOptions<A, E>, "queryKey" | "queryFn"> {
  /** True for a live figure that updates in place, without showing the page's progress bar. */
  readonly isLive?: boolean
}

/**
 * Returns data from a port or use-case, cached by key. The error is the effect's own typed failure. Leaving the screen
 * or making a newer request interrupts the call.
 */
export const useCall = <A, E>(
  key: QueryKey,
  effect: Effect.Effect<A, E, Ports>,
  { isLive = false, ...options }: CallOptions<A, E> = {},
): UseQueryResult<A, E> => {
  const { connection, runner } = useApp()
  return useQuery<A, E>({
    ...options,
    queryKey: key,
    queryFn: ({ client, signal }) => {
      const answer = runner.query(effect, { signal })
      // The user doesn't wait for a refresh of data that is already shown.
      return isLive || client.getQueryData(key) !== undefined ? answer : connection.during(answer)
    },
  })
}
