import { assert, layer } from "@effect/vitest"
import { canonicalJson } from "@listwright/domain/definition"
import { Clock, Effect, Layer } from "effect"
import * as Migrator from "effect/sql/Migrator"
import { SqlClient } from "effect/sql/SqlClient"
import { allMigrations, migrate } from "../../src/start/migrations.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { layerCrypto, newUser, zips } from "../orders/shop.ts"
import { withoutTables } from "../storage/withoutTables.ts"
import { savedCount } from "../suppression/world.ts"

const NARROW = "0027_saved_lists_found"

const earlier = Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < NARROW))

const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())

layer(layerPglite().pipe(Layer.provide(realTime), Layer.provideMerge(layerCrypto)))(
  "Lists that were saved before pages had rows of their own",
  (it) => {
    it.effect("are found by the names that they have", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* withoutTables
        yield* Migrator.make({})({ loader: Migrator.fromRecord(earlier) })
        const user = yield* newUser()
        const save = () =>
          savedCount(user, {
            definition: canonicalJson(zips("60614")),
            savedAt: new Date("2026-01-02T03:04:05Z"),
          })
        const [plain, renamed] = [yield* save(), yield* save()]
        yield* sql`INSERT INTO saved_list_names (saved_count_id, name, changed_at) VALUES (${renamed}, 'Lakefront', now())`
        yield* migrate
        const saved = yield* save()
        const found = yield* sql`SELECT n.saved_count_id AS id, n.name = s.name AS "asSaved", n.name,
          n.user_id = s.user_id AND n.account_id = s.account_id AND n.code = s.code AND n.saved_at = s.saved_at AS same
        FROM saved_list_names n JOIN saved_counts s ON s.id = n.saved_count_id`
        const byId = new Map(found.map((row) => [row["id"], row]))
        assert.strictEqual(found.length, 3)
        assert.isTrue(found.every(({ same }) => same))
        assert.strictEqual(byId.get(renamed)?.["name"], "Lakefront")
        assert.deepStrictEqual(
          [plain, saved].map((id) => byId.get(id)?.["asSaved"]),
          [true, true],
        )
      }),
    )
  },
)
