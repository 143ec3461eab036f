import { UserId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { describe, expect } from "vitest"
import { LiveQuestions, type QuestionTopic } from "../../src/counts/LiveQuestions.ts"

const topic = (revision: number, more: Partial<QuestionTopic> = {}): QuestionTopic => ({
  kind: "count",
  userId: UserId.make("dana"),
  draftId: DraftId.make("draft"),
  revision,
  question: () => `at ${revision}`,
  ...more,
})

/** Asks a question that is never answered, and reports whether its work was interrupted. */
const askForever = Effect.fnUntraced(function* (about: QuestionTopic) {
  const questions = yield* LiveQuestions
  const interrupted = { is: false }
  const begun = yield* Deferred.make<void>()
  const work = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never).pipe(
    Effect.onInterrupt(() => Effect.sync(() => (interrupted.is = true))),
  )
  const fiber = yield* Effect.forkChild(questions.ask(about, work))
  yield* Deferred.await(begun)
  return { fiber, interrupted }
})

describe("live questions", () => {
  it.effect("give way to a newer question about the same draft, and stop their work", () =>
    Effect.gen(function* () {
      const questions = yield* LiveQuestions
      const older = yield* askForever(topic(1))
      expect(yield* questions.ask(topic(2), Effect.succeed("newer"))).toBe("newer")
      expect(yield* Effect.flip(Fiber.join(older.fiber))).toMatchObject({ _tag: "QuestionSuperseded" })
      expect(older.interrupted.is).toBe(true)
    }).pipe(Effect.provide(LiveQuestions.layer)),
  )

  it.effect("that overtake a newer one on the way are superseded at once", () =>
    Effect.gen(function* () {
      const questions = yield* LiveQuestions
      yield* askForever(topic(5))
      expect(yield* Effect.flip(questions.ask(topic(4), Effect.succeed("late")))).toMatchObject({
        _tag: "QuestionSuperseded",
      })
    }).pipe(Effect.provide(LiveQuestions.layer)),
  )

  it.effect("that are the same in two tabs are both answered", () =>
    Effect.gen(function* () {
      const questions = yield* LiveQuestions
      const first = yield* askForever(topic(1))
      expect(yield* questions.ask(topic(1), Effect.succeed("second"))).toBe("second")
      expect(first.interrupted.is).toBe(false)
      expect(yield* questions.ask(topic(1, { question: () => "another" }), Effect.succeed("third"))).toBe(
        "third",
      )
      expect(Exit.isFailure(yield* Fiber.await(first.fiber))).toBe(true)
    }).pipe(Effect.provide(LiveQuestions.layer)),
  )

  it.effect("of other drafts, users or kinds, or of no draft, leave each other alone", () =>
    Effect.gen(function* () {
      const questions = yield* LiveQuestions
      const waiting = yield* askForever(topic(1))
      const others: ReadonlyArray<Partial<QuestionTopic>> = [
        { draftId: DraftId.make("other") },
        { userId: UserId.make("pat") },
        { kind: "price" },
        { draftId: null },
      ]
      for (const more of others) yield* questions.ask(topic(9, more), Effect.void)
      expect(waiting.interrupted.is).toBe(false)
    }).pipe(Effect.provide(LiveQuestions.layer)),
  )

  it.effect("stop their work when the one who asked goes away", () =>
    Effect.gen(function* () {
      const { fiber, interrupted } = yield* askForever(topic(1))
      yield* Fiber.interrupt(fiber)
      expect(interrupted.is).toBe(true)
    }).pipe(Effect.provide(LiveQuestions.layer)),
  )
})
