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

const CHANGED = "0125_saved_lists_changed"
const before = Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < CHANGED))

layer(layerPglite().pipe(Layer.provide(realTime), Layer.provideMerge(layerCrypto)))(
  "Drafts that were saved before lists were saved into",
  (it) => {
    it.effect("are the list that they were saved as last", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* withoutTables
        yield* Migrator.make({})({ loader: Migrator.fromRecord(before) })
        const user = yield* newUser()
        const text = canonicalJson(zips("60614"))
        const draft = (id: string) =>
          sql`INSERT INTO drafts ${sql.insert({
            id,
            user_id: user.id,
            account_id: user.accountId,
            list_type: 10,
            revision: 1,
            undo_to: null,
            definition: text,
            choices: "{}",
            placed_order_id: null,
            created_at: new Date(),
            updated_at: new Date(),
          })}`
        yield* draft("saved twice")
        yield* draft("never saved")
        const saved = (day: string) => savedCount(user, { definition: text, savedAt: new Date(day) })
        const [first, second] = [yield* saved("2026-01-02"), yield* saved("2026-03-04")]
        // Rows of saved counts did not change then.
        yield* sql`ALTER TABLE saved_counts DISABLE TRIGGER saved_counts_stay`
        yield* sql`UPDATE saved_counts SET draft_id = 'saved twice' WHERE ${sql.in("id", [first, second])}`
        yield* sql`ALTER TABLE saved_counts ENABLE TRIGGER saved_counts_stay`
        yield* migrate
        assert.deepStrictEqual(
          yield* sql`SELECT id, saved_count_id AS list, saved_version AS version FROM drafts ORDER BY id`,
          [
            { id: "never saved", list: null, version: null },
            { id: "saved twice", list: second, version: 1 },
          ],
        )
        const refused = yield* Effect.exit(sql`UPDATE saved_counts SET code = 'other' WHERE id = ${second}`)
        assert.strictEqual(refused._tag, "Failure")
      }),
    )
  },
)
