import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const DoNotSellState = Schema.Struct({ revision: Schema.String, entries: Schema.Int })
export type DoNotSellState = typeof DoNotSellState.Type

const decode = Schema.decodeUnknownSync(Schema.Array(DoNotSellState))

/** The unique name of the list's current state, and its number of entries. */
export const doNotSellState = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = decode(yield* Effect.orDie(sql`SELECT revision, entries FROM do_not_sell_list`))
  return rows[0] ?? (yield* Effect.die(new Error("the table do_not_sell_list has no row")))
})
