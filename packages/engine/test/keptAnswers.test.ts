import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { createAnswerCache } from "../src/supervisor/createAnswerCache.ts"

const MONDAY = "monday"
const TUESDAY = "tuesday"

/** An engine that answers when its gate opens, and counts what it began and what was taken back. */
const engine = Effect.gen(function* () {
  const gate = yield* Deferred.make<void>()
  const seen = { begun: 0, interrupted: 0 }
  const work = (answer: string, snapshot = MONDAY) =>
    Effect.suspend(() => {
      seen.begun++
      return Effect.as(Deferred.await(gate), { snapshot, answer })
    }).pipe(Effect.onInterrupt(() => Effect.sync(() => void seen.interrupted++)))
  return { open: Deferred.succeed(gate, undefined), seen, work }
})

describe("Kept answers", () => {
  it.effect("are worked out once for all who ask at once, and for those who ask later", () =>
    Effect.gen(function* () {
      const { open, seen, work } = yield* engine
      const answers = yield* createAnswerCache<{ snapshot: string; answer: string }, never>()
      const asking = yield* Effect.forEach(["one", "two"], (answer) =>
        Effect.forkChild(answers(MONDAY, "how many", work(answer)), { startImmediately: true }),
      )
      yield* open
      for (const asker of asking) expect((yield* Fiber.join(asker)).answer).toBe("one")
      expect((yield* answers(MONDAY, "how many", work("three"))).answer).toBe("one")
      expect(seen.begun).toBe(1)
      expect((yield* answers(TUESDAY, "how many", work("four", TUESDAY))).answer).toBe("four")
      expect((yield* answers(MONDAY, "how much", work("five"))).answer).toBe("five")
    }),
  )

  it.effect("are worked out until the last who waits goes away, and then no longer", () =>
    Effect.gen(function* () {
      const { open, seen, work } = yield* engine
      const answers = yield* createAnswerCache<{ snapshot: string; answer: string }, never>()
      const ask = (answer: string) =>
        Effect.forkChild(answers(MONDAY, "how many", work(answer)), { startImmediately: true })
      const [first, second] = [yield* ask("one"), yield* ask("two")]
      yield* Fiber.interrupt(first)
      expect(seen.interrupted).toBe(0)
      yield* Fiber.interrupt(second)
      expect(seen.interrupted).toBe(1)
      const third = yield* ask("three")
      yield* open
      expect((yield* Fiber.join(third)).answer).toBe("three")
    }),
  )

  it.effect("are not kept when they are of another snapshot than was asked about", () =>
    Effect.gen(function* () {
      const { open, work } = yield* engine
      const answers = yield* createAnswerCache<{ snapshot: string; answer: string }, never>()
      yield* open
      expect((yield* answers(MONDAY, "how many", work("one", TUESDAY))).answer).toBe("one")
      expect((yield* answers(MONDAY, "how many", work("two"))).answer).toBe("two")
    }),
  )

  it.effect("are never failures", () =>
    Effect.gen(function* () {
      const { open, work } = yield* engine
      const answers = yield* createAnswerCache<{ snapshot: string; answer: string }, string>()
      yield* open
      const failed = yield* Effect.exit(answers(MONDAY, "how many", Effect.fail("out of order")))
      expect(failed).toEqual(Exit.fail("out of order"))
      expect((yield* answers(MONDAY, "how many", work("one"))).answer).toBe("one")
    }),
  )

  it.effect("take a bounded room: the longest unused goes first", () =>
    Effect.gen(function* () {
      const { open, seen, work } = yield* engine
      const answers = yield* createAnswerCache<{ snapshot: string; answer: string }, never>(2)
      yield* open
      for (const question of ["a", "b", "a", "c"]) yield* answers(MONDAY, question, work(question))
      expect(seen.begun).toBe(3)
      yield* answers(MONDAY, "a", work("a"))
      expect(seen.begun).toBe(3)
      yield* answers(MONDAY, "b", work("b"))
      expect(seen.begun).toBe(4)
    }),
  )
})
