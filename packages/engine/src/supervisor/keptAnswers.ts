import { Deferred, Effect, Exit, Fiber } from "effect"

/** Answers that are kept, the longest unused going first. What is true of a snapshot is always so: they never grow old. */
const KEPT = 500

interface UnderWay<A, E> {
  readonly answer: Deferred.Deferred<A, E>
  fiber: Fiber.Fiber<void> | undefined
  askers: number
}

/** An answer names the state of the data that it is true of. */
interface Dated {
  readonly snapshot: string
}

/**
 * Keeps answers by the snapshot that is asked about and the hash of their question; one that turns out to be of another
 * snapshot is given and not kept. Equal questions that are under way at once share one work, which goes on until the last
 * who waits for it goes away.
 */
export const keptAnswers = <A extends Dated, E>(
  most = KEPT,
): ((snapshot: string, hash: string, work: Effect.Effect<A, E>) => Effect.Effect<A, E>) => {
  const kept = new Map<string, A>()
  const underWay = new Map<string, UnderWay<A, E>>()

  const keep = (hash: string, answer: A): void => {
    kept.delete(hash)
    kept.set(hash, answer)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  const join = (snapshot: string, hash: string, work: Effect.Effect<A, E>): Effect.Effect<UnderWay<A, E>> =>
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
        if (Exit.isSuccess(exit) && exit.value.snapshot === snapshot) keep(hash, exit.value)
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

  return (snapshot, question, work) =>
    Effect.suspend(() => {
      const hash = `${snapshot} ${question}`
      const known = kept.get(hash)
      if (known === undefined)
        return Effect.acquireUseRelease(
          join(snapshot, hash, work),
          ({ answer }) => Deferred.await(answer),
          (mine) => leave(hash, mine),
        )
      keep(hash, known)
      return Effect.succeed(known)
    })
}
