import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query"
import type { Effect } from "effect"
import { useApp } from "./App.ts"
import type { Ports } from "./runtime.ts"

/**
 * Data that a port or use-case gives, kept by its key. The error is the effect's own typed failure. Leaving the screen
 * or a newer question interrupts the call.
 */
export const useCall = <A, E>(
  key: QueryKey,
  effect: Effect.Effect<A, E, Ports>,
  options: Omit<UseQueryOptions<A, E>, "queryKey" | "queryFn"> = {},
): UseQueryResult<A, E> => {
  const { runner } = useApp()
  return useQuery<A, E>({
    ...options,
    queryKey: key,
    queryFn: ({ signal }) => runner.query(effect, { signal }),
  })
}
