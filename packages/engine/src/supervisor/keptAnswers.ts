import { Cache, Context, Duration, Effect, Exit } from "effect"

/** Answers that are kept, the longest unused going first. What is true of a snapshot is always so: they never grow old. */
const KEPT = 500

/** An answer names the state of the data that it is true of. */
interface Dated {
  readonly snapshot: string
}

/**
 * Keeps answers by the snapshot that is asked about and the hash of their question; one that turns out to be of another
 * snapshot is given and not kept, nor is a failure. Equal questions that are under way at once share one work, which goes
 * on until the last who waits for it goes away.
 */
export const keptAnswers = Effect.fnUntraced(function* <A extends Dated, E>(most = KEPT) {
  /** How to work an answer out: whoever asks brings it along, and it is gone once the answer is there. */
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
