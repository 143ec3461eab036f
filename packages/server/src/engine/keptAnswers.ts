import { Deferred, Effect, Exit, Fiber } from "effect"

/** Answers that are kept, the longest unused going first. A snapshot never changes, so they never grow old. */
const KEPT = 500

interface UnderWay<A, E> {
  readonly answer: Deferred.Deferred<A, E>
  fiber: Fiber.Fiber<void> | undefined
  askers: number
}

/**
 * Keeps answers by the hash of their question. Equal questions that are under way at once share one work, which goes on
 * until the last who waits for it goes away.
 */
export const keptAnswers = <A, E>(): ((hash: string, work: Effect.Effect<A, E>) => Effect.Effect<A, E>) => {
  const kept = new Map<string, A>()
  const underWay = new Map<string, UnderWay<A, E>>()

  const keep = (hash: string, answer: A): void => {
    kept.delete(hash)
    kept.set(hash, answer)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }

  const join = (hash: string, work: Effect.Effect<A, E>): Effect.Effect<UnderWay<A, E>> =>
    Effect.suspend(() => {
      const before = underWay.get(hash)
      if (before !== undefined) {
        before.askers++
        return Effect.succeed(before)
      }
      const mine: UnderWay<A, E> = { answer: Deferred.makeUnsafe<A, E>(), fiber: undefined, askers: 1 }
      underWay.set(hash, mine)
      const finish = (exit: Exit.Exit<A, E>): void => {
        if (underWay.get(hash) === mine) underWay.delete(hash)
        if (Exit.isSuccess(exit)) keep(hash, exit.value)
        Deferred.doneUnsafe(mine.answer, exit)
      }
      return Effect.map(
        Effect.forkDetach(Effect.map(Effect.exit(work), finish), { startImmediately: true }),
        (fiber) => {
          mine.fiber = fiber
          return mine
        },
      )
    })

  const leave = (hash: string, mine: UnderWay<A, E>): Effect.Effect<void> =>
    Effect.suspend(() => {
      mine.askers--
      if (mine.askers > 0 || underWay.get(hash) !== mine || mine.fiber === undefined) return Effect.void
      underWay.delete(hash)
      return Fiber.interrupt(mine.fiber)
    })

  return (hash, work) =>
    Effect.suspend(() => {
      const known = kept.get(hash)
      if (known === undefined)
        return Effect.acquireUseRelease(
          join(hash, work),
          ({ answer }) => Deferred.await(answer),
          (mine) => leave(hash, mine),
        )
      keep(hash, known)
      return Effect.succeed(known)
    })
}
