import { Clock, Effect, Option } from "effect"

/** Long enough for a burst of requests, too short for anybody to notice that something has changed. */
const REMEMBERED_MS = 1_000
/** Answers that are remembered at most; then the oldest goes. */
const MOST = 1_000

export interface Remembered<A> {
  readonly get: (key: string) => Effect.Effect<Option.Option<A>>
  /** From now on what this is true of is looked up again, also where a look-up is under way. */
  readonly forget: (isMeant: (value: A) => boolean) => Effect.Effect<void>
}

/**
 * Looks a thing up once a second at most, since everybody who asks is asked for first. What is not there is looked up
 * every time: whoever has just been given something has it at once.
 */
export const remembered = <A>(find: (key: string) => Effect.Effect<Option.Option<A>>): Remembered<A> => {
  const known = new Map<string, { readonly value: A; readonly until: number }>()
  let forgotten = 0

  const get = Effect.fnUntraced(function* (key: string) {
    const now = yield* Clock.currentTimeMillis
    const before = known.get(key)
    if (before !== undefined && now < before.until) return Option.some(before.value)
    const generation = forgotten
    const found = yield* find(key)
    known.delete(key)
    if (Option.isSome(found) && generation === forgotten) {
      known.set(key, { value: found.value, until: now + REMEMBERED_MS })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    }
    return found
  })

  return {
    get,
    forget: (isMeant) =>
      Effect.sync(() => {
        forgotten++
        for (const [key, { value }] of known) if (isMeant(value)) known.delete(key)
      }),
  }
}
