import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import { remembered } from "../../src/storage/remembered.ts"

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
      const { get } = remembered(find)
      rows.set("a", "Ann")
      for (let at = 0; at < 5; at++) expect(yield* get("a")).toEqual(Option.some("Ann"))
      expect(reads()).toBe(1)
      rows.set("a", "Bob")
      yield* TestClock.adjust("1 second")
      expect(yield* get("a")).toEqual(Option.some("Bob"))
      expect(reads()).toBe(2)
    }),
  )

  it.effect("is never that something is not there", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      const { get } = remembered(find)
      expect(yield* get("a")).toEqual(Option.none())
      rows.set("a", "Ann")
      expect(yield* get("a")).toEqual(Option.some("Ann"))
    }),
  )

  it.effect("is forgotten at once, also by a look-up that began before", () =>
    Effect.gen(function* () {
      const { find, rows } = table()
      const gate = yield* Deferred.make<void>()
      const slow = remembered((key) => Effect.tap(find(key), () => Deferred.await(gate)))
      rows.set("a", "Ann")
      const early = yield* Effect.forkChild(slow.get("a"), { startImmediately: true })
      rows.delete("a")
      yield* slow.forget((name) => name === "Ann")
      yield* Deferred.succeed(gate, undefined)
      expect(yield* Fiber.join(early)).toEqual(Option.some("Ann"))
      expect(yield* slow.get("a")).toEqual(Option.none())
    }),
  )

  it.effect("takes a bounded room", () =>
    Effect.gen(function* () {
      const { find, reads, rows } = table()
      const { get } = remembered(find)
      for (let at = 0; at < 1_500; at++) rows.set(`${at}`, "x")
      for (let at = 0; at < 1_500; at++) yield* get(`${at}`)
      yield* get("1499")
      expect(reads()).toBe(1_500)
      yield* get("0")
      expect(reads()).toBe(1_501)
    }),
  )
})
