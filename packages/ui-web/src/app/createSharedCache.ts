import { type QueryClient, useQuery } from "@tanstack/react-query"

/** The query options that cache a result while the page is open. */
export const PERMANENT_CACHE_OPTIONS = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** Cached results by key, shared by screens: each is requested once, however often screens open and close. */
export interface SharedCache<A> {
  readonly useKnown: () => ReadonlyMap<string, A>
  readonly keep: (queries: QueryClient, entries: Iterable<readonly [string, A]>) => void
}

/** Creates a shared cache with its own name. */
export const createSharedCache = <A>(name: string): SharedCache<A> => {
  const queryKey = [name]
  const nothing: ReadonlyMap<string, A> = new Map()
  return {
    useKnown: () =>
      useQuery({
        queryKey,
        queryFn: () => nothing,
        initialData: nothing,
        enabled: false,
        ...PERMANENT_CACHE_OPTIONS,
      }).data,
    keep: (queries, entries) => {
      queries.setQueryData<ReadonlyMap<string, A>>(
        queryKey,
        (before = nothing) => new Map([...before, ...entries]),
      )
    },
  }
}
