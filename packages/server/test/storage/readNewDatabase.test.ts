import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { allMigrations, migrate } from "../../src/start/migrations.ts"
import { databases } from "./databases.ts"
import { withoutTables } from "./withoutTables.ts"

/** Tables, indexes, constraints, triggers and functions, each as the database itself writes it. */
const described = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* sql`
    SELECT table_name || '.' || column_name AS name,
      concat_ws(' ', data_type, is_nullable, column_default, is_generated, generation_expression) AS text
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'migration', name FROM effect_sql_migrations
    ORDER BY 1, 2`
})

for (const database of databases())
  layer(database.layer, { excludeTestServices: true })(`A new database: ${database.name}`, (it) => {
    it.effect("has the tables that the migrations make of an empty one, each of them once", () =>
      Effect.gen(function* () {
        const unpacked = yield* described
        const done = unpacked.filter(({ name }) => name === "migration")
        assert.strictEqual(done.length, Object.keys(allMigrations).length)
        yield* withoutTables
        yield* migrate
        assert.deepStrictEqual(unpacked, yield* described)
      }),
    )
  })
