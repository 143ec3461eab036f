import { Cache, Context, Duration, Effect, Exit } from "effect"

/**
 * The number of cached answers; the least recently used are dropped first. An answer about a snapshot never expires.
 */
const KEPT = 500

/** An answer, with the data snapshot it's based on. */
interface Dated {
  readonly snapshot: string
}

/**
 * Caches answers by the question's snapshot and hash. Returns an answer from another snapshot without caching it, and
 * never caches a failure. Identical questions in flight share one computation, which continues until the last requester
 * cancels.
 */
export const createAnswerCache = Effect.fnUntraced(function* <A extends Dated, E>(most = KEPT) {
  /** The computation of an answer; it's provided with the question and dropped once the answer is available. */
  class Work extends Context.Service<Work, Effect.Effect<A, E>>()("@listwright/engine/Work") {}

  const answers = yield* Cache.makeWith(
    (_asked: { readonly snapshot: string; readonly question: string }) => Effect.flatten(Work),
    {
      capacity: most,
      timeToLive: (exit, { snapshot }) =>
        Exit.isSuccess(exit) && exit.value.snapshot === snapshot ? Duration.infinity : Duration.zero,
      requireServicesAt: "lookup",
    },
  )
  return (snapshot: string, question: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.provideService(Cache.get(answers, { snapshot, question }), Work, work)
})
