import { Clock, Effect, Fiber, Option } from "effect"

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
 * Caches each look-up for one second, since everybody who asks is asked for first. Those who ask at once share one
 * look-up: when a second ends, 200 users make one query and not 200. Nothing is cached of what is not there: whoever has
 * just been given something has it at once.
 */
export const remembered = <A>(find: (key: string) => Effect.Effect<Option.Option<A>>): Remembered<A> => {
  const known = new Map<string, { readonly value: A; readonly until: number }>()
  const underWay = new Map<string, Fiber.Fiber<Option.Option<A>>>()
  let forgotten = 0

  const lookUp = Effect.fnUntraced(function* (key: string) {
    const now = yield* Clock.currentTimeMillis
    const generation = forgotten
    const found = yield* find(key)
    if (generation !== forgotten) return found
    known.delete(key)
    if (Option.isSome(found)) {
      known.set(key, { value: found.value, until: now + REMEMBERED_MS })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    }
    return found
  })

  /** Whoever began a look-up may go away; it goes on for the others. */
  const begin = Effect.fnUntraced(function* (key: string) {
    const fiber = yield* Effect.forkDetach(lookUp(key), { startImmediately: true })
    underWay.set(key, fiber)
    fiber.addObserver(() => {
      if (underWay.get(key) === fiber) underWay.delete(key)
    })
    return yield* Fiber.join(fiber)
  })

  const get = Effect.fnUntraced(function* (key: string) {
    const now = yield* Clock.currentTimeMillis
    const before = known.get(key)
    if (before !== undefined && now < before.until) return Option.some(before.value)
    const other = underWay.get(key)
    if (other === undefined) return yield* begin(key)
    const shared = yield* Fiber.join(other)
    // What the other one did not find may have been made since it looked.
    return Option.isSome(shared) ? shared : yield* lookUp(key)
  })

  return {
    get,
    forget: (isMeant) =>
      Effect.sync(() => {
        forgotten++
        underWay.clear()
        for (const [key, { value }] of known) if (isMeant(value)) known.delete(key)
      }),
  }
}
