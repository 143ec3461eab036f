import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import { createLookupCache } from "../../src/storage/createLookupCache.ts"

/** A table of one row a key, which counts how often it was read. */
const table = () => {
  const rows = new Map<string, string>()
  let reads = 0
  const find = (key: string) => Effect.sync(() => (reads++, Option.fromUndefinedOr(rows.get(key))))
  return { rows, find, reads: () => reads }
}

describe("What is remembered", () => {
  it.effect("is looked up once a second", () =>
    Effect.gen(function* () {
      const { find, reads, rows } = table()
      const { get } = yield* createLookupCache(find)
      rows.set("a", "Ann")
      for (let at = 0; at < 5; at++) expect(yield* get("a")).toEqual(Option.some("Ann"))
      expect(reads()).toBe(1)
      rows.set("a", "Bob")
      yield* TestClock.adjust("1 second")
      expect(yield* get("a")).toEqual(Option.some("Bob"))
      expect(reads()).toBe(2)
    }),
  )

  it.effect("is looked up once for all who ask at once, also when the first of them goes away", () =>
    Effect.gen(function* () {
      const { find, reads, rows } = table()
      rows.set("a", "Ann")
      const gate = yield* Deferred.make<void>()
      const { get } = yield* createLookupCache((key) => Effect.tap(find(key), () => Deferred.await(gate)))
      const asked = yield* Effect.forEach(Array.from({ length: 200 }), () =>
        Effect.forkChild(get("a"), { startImmediately: true }),
      )
      const [first, ...others] = asked
      if (first !== undefined) yield* Fiber.interrupt(first)
      yield* Deferred.succeed(gate, undefined)
      for (const one of others) expect(yield* Fiber.join(one)).toEqual(Option.some("Ann"))
      expect(reads()).toBe(1)
    }),
  )

  it.effect("is looked up again after it was forgotten, even while a lookup is in progress", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      rows.set("a", "Ann")
      const gate = yield* Deferred.make<void>()
      const { forget, get } = yield* createLookupCache((key) =>
        Effect.tap(find(key), () => (rows.get("a") === "Ann" ? Deferred.await(gate) : Effect.void)),
      )
      const early = yield* Effect.forkChild(get("a"), { startImmediately: true })
      rows.set("a", "Bob")
      yield* forget
      expect(yield* get("a")).toEqual(Option.some("Bob"))
      yield* Deferred.succeed(gate, undefined)
      expect(yield* Fiber.join(early)).toEqual(Option.some("Ann"))
      expect(yield* get("a")).toEqual(Option.some("Bob"))
    }),
  )

  it.effect("is found by a lookup after it was made, while an earlier lookup fails", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      const gate = yield* Deferred.make<void>()
      const { get } = yield* createLookupCache((key) => Effect.tap(find(key), () => Deferred.await(gate)))
      const early = yield* Effect.forkChild(get("a"), { startImmediately: true })
      rows.set("a", "Ann")
      const late = yield* Effect.forkChild(get("a"), { startImmediately: true })
      yield* Deferred.succeed(gate, undefined)
      expect(yield* Fiber.join(early)).toEqual(Option.none())
      expect(yield* Fiber.join(late)).toEqual(Option.some("Ann"))
    }),
  )

  it.effect("is never that something is not there", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      const { get } = yield* createLookupCache(find)
      expect(yield* get("a")).toEqual(Option.none())
      rows.set("a", "Ann")
      expect(yield* get("a")).toEqual(Option.some("Ann"))
    }),
  )

  it.effect("is forgotten at once, also by a look-up that began before", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      const gate = yield* Deferred.make<void>()
      const slow = yield* createLookupCache((key) => Effect.tap(find(key), () => Deferred.await(gate)))
      rows.set("a", "Ann")
      const early = yield* Effect.forkChild(slow.get("a"), { startImmediately: true })
      rows.delete("a")
      yield* slow.forget
      yield* Deferred.succeed(gate, undefined)
      expect(yield* Fiber.join(early)).toEqual(Option.some("Ann"))
      expect(yield* slow.get("a")).toEqual(Option.none())
    }),
  )

  it.effect("takes a bounded room", () =>
    Effect.gen(function* () {
      const { find, reads, rows } = table()
      const { get } = yield* createLookupCache(find)
      for (let at = 0; at < 1_500; at++) rows.set(`${at}`, "x")
      for (let at = 0; at < 1_500; at++) yield* get(`${at}`)
      yield* get("1499")
      expect(reads()).toBe(1_500)
      yield* get("0")
      expect(reads()).toBe(1_501)
    }),
  )
})
