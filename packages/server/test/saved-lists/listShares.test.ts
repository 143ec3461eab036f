import { layer } from "@effect/vitest"
import { canonicalJson } from "@listwright/domain/definition"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Duration, Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { SqlClient } from "effect/sql/SqlClient"
import { assert } from "vitest"
import { ListShares } from "../../src/saved-lists/ListShares.ts"
import { layerListSharesSql } from "../../src/saved-lists/ListSharesSql.ts"
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
        const id = SavedListId.make(yield* savedCount(user, { definition, savedAt: new Date() }))
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

    it.effect("let a user in again until they end, and then nobody knows whom they had let in", () =>
      Effect.gen(function* () {
        const links = yield* ListShares
        const sql = yield* SqlClient
        const owner = yield* newUser()
        const [reader, other] = [yield* newUser(), yield* newUser()]
        const definition = canonicalJson(zips("60614"))
        const list = Effect.map(savedCount(owner, { definition, savedAt: new Date() }), (id) =>
          SavedListId.make(id),
        )
        const [early, late] = [yield* list, yield* list]
        yield* links.letIn((yield* links.make(early, owner.id, "read")).secret, reader.id)
        yield* TestClock.adjust("1 day")
        yield* links.letIn((yield* links.make(late, owner.id, "copy")).secret, reader.id)
        const ids = (userId: typeof reader.id) =>
          Effect.map(links.openedBy(userId), (opened) => opened.map(({ id }) => id))
        assert.deepStrictEqual(yield* ids(reader.id), [late, early])
        assert.deepStrictEqual(yield* ids(other.id), [])
        assert.isTrue(Option.isSome(yield* links.openedOf(reader.id, early)))
        assert.isTrue(Option.isNone(yield* links.openedOf(other.id, early)))
        yield* TestClock.adjust("29 days")
        assert.deepStrictEqual(yield* ids(reader.id), [late])
        assert.isTrue(Option.isNone(yield* links.openedOf(reader.id, early)))
        // The next link that anybody makes clears those that ended.
        const kept = sql`SELECT 1 FROM saved_list_openings WHERE user_id = ${reader.id}`
        assert.strictEqual((yield* kept).length, 2)
        yield* links.make(yield* list, owner.id, "read")
        assert.strictEqual((yield* kept).length, 1)
        // Another link of the same list is another.
        yield* links.make(late, owner.id, "read")
        assert.deepStrictEqual(yield* ids(reader.id), [])
        assert.strictEqual((yield* kept).length, 0)
      }),
    )

    it.effect("let nobody in while another takes their place", () =>
      Effect.gen(function* () {
        const links = yield* ListShares
        const [owner, reader] = [yield* newUser(), yield* newUser()]
        const definition = canonicalJson(zips("60614"))
        const id = SavedListId.make(yield* savedCount(owner, { definition, savedAt: new Date() }))
        for (let turn = 0; turn < 20; turn++) {
          const { secret } = yield* links.make(id, owner.id, "read")
          const [next] = yield* Effect.all(
            [links.make(id, owner.id, "read"), links.letIn(secret, reader.id)],
            { concurrency: "unbounded" },
          )
          assert.deepStrictEqual(yield* links.openedBy(reader.id), [])
          yield* links.letIn(next.secret, reader.id)
          assert.lengthOf(yield* links.openedBy(reader.id), 1)
        }
      }),
    )
  })
}
