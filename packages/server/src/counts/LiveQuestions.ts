import type { DraftId } from "@listwright/domain/shared"
import type { UserId } from "@listwright/domain/account"
import { Context, Deferred, Effect, Layer, Schema } from "effect"

/** Raised when a question was superseded by a newer one about the same draft. */
export class QuestionSuperseded extends Schema.TaggedError<QuestionSuperseded>()("QuestionSuperseded", {}) {}

/** The subject of a question. Questions without a draft never supersede each other. */
export interface QuestionTopic {
  /** The type of question, such as 'count' or 'price'. Questions of different types don't supersede each other. */
  readonly kind: string
  readonly userId: UserId
  readonly draftId: DraftId | null
  readonly revision: number
  /** Returns the question itself; if two tabs ask the same question, both are answered. */
  readonly question: () => string
}

interface Newest {
  revision: number
  readonly question: string
  readonly superseded: Deferred.Deferred<never, QuestionSuperseded>
  askers: number
}

/** Questions asked after every edit; only the newest question about a draft is worth answering. */
export class LiveQuestions extends Context.Service<
  LiveQuestions,
  {
    /**
     * Runs `work`, and interrupts it as soon as another question about the same or a later revision is asked. Repeating
     * the same question doesn't supersede it.
     */
    readonly ask: <A, E, R>(
      topic: QuestionTopic,
      work: Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | QuestionSuperseded, R>
  }
>()("@listwright/server/counts/LiveQuestions") {
  static readonly layer = Layer.sync(LiveQuestions, () => {
    const byDraft = new Map<string, Newest>()

    const join = Effect.fnUntraced(function* (key: string, topic: QuestionTopic) {
      const [revision, question] = [topic.revision, topic.question()]
      const before = byDraft.get(key)
      // Saving a draft gives it another revision, and changes nothing about the question.
      if (before !== undefined && before.question === question) {
        before.askers += 1
        before.revision = Math.max(before.revision, revision)
        return before
      }
      // Two requests may overtake each other on their way here.
      if (before !== undefined && before.revision > revision) return yield* new QuestionSuperseded()
      const mine: Newest = {
        revision,
        question,
        superseded: yield* Deferred.make<never, QuestionSuperseded>(),
        askers: 1,
      }
      byDraft.set(key, mine)
      if (before !== undefined) yield* Deferred.fail(before.superseded, new QuestionSuperseded())
      return mine
    })

    const leave = (key: string, newest: Newest) =>
      Effect.sync(() => {
        newest.askers -= 1
        if (newest.askers === 0 && byDraft.get(key) === newest) byDraft.delete(key)
      })

    const ask = <A, E, R>(
      topic: QuestionTopic,
      work: Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E | QuestionSuperseded, R> => {
      if (topic.draftId === null) return work
      const key = JSON.stringify([topic.kind, topic.userId, topic.draftId])
      return Effect.acquireUseRelease(
        join(key, topic),
        ({ superseded }) => Effect.raceFirst(work, Deferred.await(superseded)),
        (newest) => leave(key, newest),
      )
    }

    return LiveQuestions.of({ ask })
  })
}
