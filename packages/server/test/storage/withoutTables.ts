import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Leaves a database as empty as before its first migration. */
export const withoutTables = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`DROP SCHEMA public CASCADE`
  yield* sql`CREATE SCHEMA public`
})
