import { layer } from "@effect/vitest"
import { DateTime, Effect, Layer, Option, Result } from "effect"
import { TestClock } from "effect/testing"
import { assert } from "vitest"
import { AddressLookupQuota } from "../../src/geocoding/AddressLookupQuota.ts"
import { findTimeZone } from "../../src/site/siteDays.ts"
import { layerCrypto, newUser } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const chicago: DateTime.TimeZone = Option.getOrThrow(findTimeZone("America/Chicago"))
/** Ten in the evening in Chicago. */
const EVENING = Date.parse("2026-11-27T22:00:00-06:00")

for (const database of databases()) {
  const limited = AddressLookupQuota.layerWith(1_000, chicago).pipe(
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )

  layer(limited)(`Addresses that a user may look up in a day, on ${database.name}`, (it) => {
    it.effect("are counted together, and a file that has too many is refused whole", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(EVENING)
        const { take } = yield* AddressLookupQuota
        const user = yield* newUser()
        yield* take(user.id, 600)
        const refused = yield* Effect.flip(take(user.id, 401))
        assert.strictEqual(
          refused.message,
          "You can look up 1,000 addresses a day. You have 400 left today, but this file has 401. You can upload it at 12:00 AM on Saturday, November 28 (America/Chicago).",
        )
        assert.strictEqual(refused.retryAfterSeconds, 2 * 3_600)
        yield* take(user.id, 400)
        yield* take(user.id, 0)
        assert.strictEqual(
          (yield* Effect.flip(take(user.id, 1))).message,
          "You can look up 1,000 addresses a day. You've used all of them today and can continue at 12:00 AM on Saturday, November 28 (America/Chicago). You can use ZIP Codes and cities at any time.",
        )
        const other = yield* newUser()
        yield* take(other.id, 1_000)
        yield* TestClock.setTime(EVENING + 2 * 3_600_000)
        yield* take(user.id, 1_000)
      }),
    )

    it.effect("that are more than a day has are said to be split", () =>
      Effect.gen(function* () {
        const { take } = yield* AddressLookupQuota
        const refused = yield* Effect.flip(take((yield* newUser()).id, 1_001))
        assert.include(refused.message, "This file has 1,001. Please split it")
      }),
    )

    it.effect("are exactly so many, however many ask at once, and what is counted outlives a restart", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(EVENING)
        const { take } = yield* AddressLookupQuota
        const user = yield* newUser()
        const answers = yield* Effect.forEach(
          Array.from({ length: 40 }),
          () => Effect.result(take(user.id, 70)),
          { concurrency: "unbounded" },
        )
        assert.strictEqual(answers.filter(Result.isSuccess).length, 14)
        const again = yield* Layer.build(AddressLookupQuota.layerWith(1_000, chicago)).pipe(Effect.scoped)
        const later = yield* Effect.provideContext(
          Effect.flatMap(AddressLookupQuota, (rows) => Effect.flip(rows.take(user.id, 21))),
          again,
        )
        assert.strictEqual(later.left, 20)
      }),
    )
  })
}
