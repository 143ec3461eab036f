import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Scheduler } from "effect"
import { TestClock } from "effect/testing"
import {
  MAX_CONCURRENT_CHECKS,
  MAX_THROTTLED_CHECKS,
  MAX_WAITING_CHECKS,
  PasswordCheckQueue,
  type WaitingCheck,
} from "../../src/accounts/PasswordCheckQueue.ts"

const check = (account: string, more: Partial<WaitingCheck> = {}): WaitingCheck => ({
  account,
  isKnown: false,
  before: 0,
  pauseSeconds: 0,
  ...more,
})

/** Checks that wait behind others, which `open` lets end. */
const heldTurns = Effect.gen(function* () {
  const turns = yield* PasswordCheckQueue
  const gate = yield* Deferred.make<void>()
  const order: Array<string> = []
  const ask = (name: string, more?: Partial<WaitingCheck>) =>
    Effect.forkChild(
      turns.take(
        check(name, more),
        Effect.sync(() => order.push(name)),
      ),
      { startImmediately: true },
    )
  for (let n = 0; n < MAX_CONCURRENT_CHECKS; n++)
    yield* Effect.forkChild(turns.take(check(`running ${n}`), Deferred.await(gate)), {
      startImmediately: true,
    })
  return { ask, order, open: Deferred.succeed(gate, undefined) }
})

/** Steps after which a fiber is set aside for others: any of them can come between a turn and hearing of it. */
const STEPS = Array.from({ length: 12 }, (_, n) => n + 2)

const setAside = <A, E, R>(steps: number, effect: Effect.Effect<A, E, R>) =>
  Effect.provideService(effect, Scheduler.MaxOpsBeforeYield, steps)

const turns = <A, E>(effect: Effect.Effect<A, E, PasswordCheckQueue>) =>
  Effect.provide(effect, PasswordCheckQueue.layer)

describe("checks of passwords", () => {
  it.effect("come from known devices first, then from clients with fewer attempts, then the newest", () =>
    turns(
      Effect.gen(function* () {
        const { ask, open, order } = yield* heldTurns
        const asked = [
          yield* ask("guesses", { before: 7 }),
          yield* ask("came first"),
          yield* ask("came second"),
          yield* ask("known", { isKnown: true, before: 9 }),
        ]
        yield* open
        yield* Effect.forEach(asked, Fiber.join)
        expect(order).toEqual(["known", "came second", "came first", "guesses"])
      }),
    ),
  )

  it.effect("turn away who has the least claim once too many wait, and say when to come again", () =>
    turns(
      Effect.gen(function* () {
        const { ask, open, order } = yield* heldTurns
        const worst = yield* ask("worst", { before: 3 })
        for (let n = 1; n < MAX_WAITING_CHECKS; n++) yield* ask(`guess ${n}`, { before: 2 })
        expect(order).toEqual([])
        const right = yield* ask("right")
        const refused = yield* Effect.flip(Fiber.join(worst))
        expect(refused).toMatchObject({ _tag: "TooManyAttempts", retryAfterSeconds: 2 })
        yield* open
        yield* Fiber.join(right)
        expect(order[0]).toBe("right")
      }),
    ),
  )

  it.effect("leave their place when the client is gone", () =>
    turns(
      Effect.gen(function* () {
        const { ask, open, order } = yield* heldTurns
        const gone = yield* ask("gone")
        const there = yield* ask("there", { before: 1 })
        yield* Fiber.interrupt(gone)
        yield* open
        yield* Fiber.join(there)
        expect(order).toEqual(["there"])
      }),
    ),
  )

  it.effect("rest between two for one account that is slowed down, and hold no other account up", () =>
    turns(
      Effect.gen(function* () {
        const { ask, open, order } = yield* heldTurns
        yield* open
        const slowed = { pauseSeconds: 2 }
        yield* Fiber.join(yield* ask("her account", slowed))
        const second = yield* ask("her account", slowed)
        yield* Fiber.join(yield* ask("another"))
        yield* Fiber.join(yield* ask("her account", { ...slowed, isKnown: true }))
        expect(order).toEqual(["her account", "another", "her account"])
        yield* TestClock.adjust("2 seconds")
        yield* Fiber.join(second)
        expect(order).toHaveLength(4)
      }),
    ),
  )

  it.effect("let the client with the fewest attempts wait for a slowed account, however many guess", () =>
    turns(
      Effect.gen(function* () {
        const { ask, open, order } = yield* heldTurns
        yield* open
        yield* Fiber.join(yield* ask("her account", { pauseSeconds: 2 }))
        const guesses = yield* Effect.forEach(Array.from({ length: 3 * MAX_THROTTLED_CHECKS }), () =>
          ask("her account", { pauseSeconds: 2, before: 5 }),
        )
        const right = yield* ask("her account", { pauseSeconds: 2 })
        yield* TestClock.adjust("2 seconds")
        yield* Fiber.join(right)
        expect(order).toHaveLength(2)
        const ended = guesses.flatMap((guess) => guess.pollUnsafe() ?? [])
        expect(ended.filter(Exit.isFailure)).toHaveLength(2 * MAX_THROTTLED_CHECKS + 1)
        yield* Effect.forEach(guesses, Fiber.interrupt)
      }),
    ),
  )

  it.effect.each(STEPS)("keep no turn of a client that leaves as it is given, %i steps on", (steps) =>
    turns(
      Effect.gen(function* () {
        const turns = yield* PasswordCheckQueue
        const gate = yield* Deferred.make<void>()
        const ask = (name: string) =>
          Effect.forkChild(setAside(steps, turns.take(check(name), Deferred.await(gate))), {
            startImmediately: true,
          })
        for (let n = 0; n < 3; n++) {
          const running = yield* Effect.forEach(Array.from({ length: MAX_CONCURRENT_CHECKS }), () =>
            ask("running"),
          )
          const waiting = yield* Effect.forEach(Array.from({ length: MAX_CONCURRENT_CHECKS }), () =>
            ask("waiting"),
          )
          for (const fiber of [...running, ...waiting]) fiber.interruptUnsafe()
          yield* Effect.forEach([...running, ...waiting], Fiber.await)
        }
        yield* Deferred.succeed(gate, undefined)
        yield* Effect.forEach(Array.from({ length: MAX_CONCURRENT_CHECKS + 1 }), () =>
          turns.take(check("later"), Effect.void),
        )
      }),
    ),
  )

  it.effect.each(STEPS)("keep no turn of a client that gives up as it is given, %i steps on", (steps) =>
    turns(
      Effect.gen(function* () {
        const turns = yield* PasswordCheckQueue
        const ask = (name: string) =>
          Effect.forkChild(setAside(steps, turns.take(check(name), Effect.sleep("10 seconds"))), {
            startImmediately: true,
          })
        for (let n = 0; n < 3; n++) {
          const asked = yield* Effect.forEach(Array.from({ length: 2 * MAX_CONCURRENT_CHECKS }), (_, at) =>
            ask(`${at}`),
          )
          yield* TestClock.adjust("10 seconds")
          yield* Effect.forEach(asked, Fiber.interrupt)
        }
        yield* Effect.forEach(Array.from({ length: MAX_CONCURRENT_CHECKS + 1 }), () =>
          turns.take(check("later"), Effect.void),
        )
      }),
    ),
  )
})
