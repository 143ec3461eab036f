import { Cache, Duration, Effect, Exit, Option } from "effect"

/** Long enough for a burst of requests, too short for anybody to notice that something has changed. */
const REMEMBERED = Duration.seconds(1)
/** Answers that are remembered at most; then the longest unused goes. */
const MAX = 1_000

export interface Remembered<Key extends string, A> {
  readonly get: (key: Key) => Effect.Effect<Option.Option<A>>
  /** From now on everything is looked up again, also where a lookup is under way. */
  readonly forget: Effect.Effect<void>
}

/**
 * Caches each lookup for one second, because every request starts with one. Concurrent requests share a lookup: when a
 * second ends, 200 users make one query and not 200. Never caches that something is missing: whatever was just created
 * is found at once.
 */
export const remembered = Effect.fnUntraced(function* <Key extends string, A>(
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
  const known: Remembered<Key, A> = { get, forget: Cache.invalidateAll(cache) }
  return known
})
