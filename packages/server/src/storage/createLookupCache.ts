import { Cache, Duration, Effect, Exit, Option } from "effect"

/**
 * The lifetime of a cached result: long enough to cover a burst of requests, but too short for a change to seem
 * delayed.
 */
const REMEMBERED = Duration.seconds(1)
/** The maximum number of cached results; the least recently used result is dropped first. */
const MAX = 1_000

export interface LookupCache<Key extends string, A> {
  readonly get: (key: Key) => Effect.Effect<Option.Option<A>>
  /** Forces every subsequent call to look up again, even while a lookup is in progress. */
  readonly forget: Effect.Effect<void>
}

/**
 * Caches each lookup for one second, because every request begins with a lookup. Concurrent requests share a lookup:
 * when the second ends, 200 users make one query rather than 200. Missing results are never cached, so a newly created
 * object is found immediately.
 */
export const createLookupCache = Effect.fnUntraced(function* <Key extends string, A>(
  find: (key: Key) => Effect.Effect<Option.Option<A>>,
) {
  const cache = yield* Cache.makeWith((key: Key) => Effect.flatMap(find(key), Effect.fromOption), {
    capacity: MAX,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? REMEMBERED : Duration.zero),
  })
  const get = Effect.fnUntraced(function* (key: Key) {
    const isShared = yield* Cache.has(cache, key)
    const found = yield* Effect.option(Cache.get(cache, key))
    // An entry that was missing may have been created since.
    return isShared && Option.isNone(found) ? yield* Effect.option(Cache.get(cache, key)) : found
  })
  const known: LookupCache<Key, A> = { get, forget: Cache.invalidateAll(cache) }
  return known
})
