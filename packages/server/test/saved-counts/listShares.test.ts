import { layer } from "@effect/vitest"
import { canonicalJson } from "@listwright/domain/definition"
import { SavedCountId } from "@listwright/domain/saved-lists"
import { Duration, Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { SqlClient } from "effect/sql/SqlClient"
import { assert } from "vitest"
import { ListShares } from "../../src/saved-counts/ListShares.ts"
import { layerListSharesSql } from "../../src/saved-counts/ListSharesSql.ts"
import { layerCrypto, newUser, zips } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { savedCount } from "../suppression/world.ts"

for (const database of databases()) {
  const shares = layerListSharesSql.pipe(Layer.provideMerge(layerCrypto), Layer.provideMerge(database.layer))

  layer(shares)(`Share links on ${database.name}`, (it) => {
    it.effect("open for 30 days and keep no secret", () =>
      Effect.gen(function* () {
        const links = yield* ListShares
        const sql = yield* SqlClient
        const user = yield* newUser()
        const definition = canonicalJson(zips("60614"))
        const id = SavedCountId.make(yield* savedCount(user, { definition, savedAt: new Date() }))
        const { secret } = yield* links.make(id, user.id, "copy")
        const kept = JSON.stringify(yield* sql`SELECT * FROM saved_list_shares`)
        assert.notInclude(kept, secret)
        const opened = Option.getOrThrow(yield* links.opened(secret))
        assert.deepStrictEqual([opened.id, opened.sharedBy, opened.access], [id, user.id, "copy"])
        yield* TestClock.adjust(Duration.subtract(Duration.days(30), Duration.seconds(1)))
        assert.isTrue(Option.isSome(yield* links.opened(secret)))
        yield* TestClock.adjust("1 second")
        assert.isTrue(Option.isNone(yield* links.opened(secret)))
        assert.isNull(yield* links.of(id))
      }),
    )
  })
}
