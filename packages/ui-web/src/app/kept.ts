import { type QueryClient, useQuery } from "@tanstack/react-query"

/** Query options that keep an answer for as long as the page lives. */
export const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Answers by what they are about, which screens keep for one another: each is asked for once, however screens come and go. */
export interface Kept<A> {
  readonly useKnown: () => ReadonlyMap<string, A>
  readonly keep: (queries: QueryClient, entries: Iterable<readonly [string, A]>) => void
}

/** Kept under a name of its own. */
export const kept = <A>(name: string): Kept<A> => {
  const queryKey = [name]
  const nothing: ReadonlyMap<string, A> = new Map()
  return {
    useKnown: () =>
      useQuery({ queryKey, queryFn: () => nothing, initialData: nothing, enabled: false, ...FOREVER }).data,
    keep: (queries, entries) => {
      queries.setQueryData<ReadonlyMap<string, A>>(
        queryKey,
        (before = nothing) => new Map([...before, ...entries]),
      )
    },
  }
}
