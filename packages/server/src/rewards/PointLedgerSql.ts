import { pointsOf } from "@listwright/domain/rewards"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { PointLedger } from "./PointLedger.ts"

const Sum = Schema.Struct({
  kind: Schema.Literals(["earned", "bonus", "redeemed"]),
  points: Schema.FiniteFromString,
})
const decodeSums = Schema.decodeUnknownSync(Schema.Array(Sum))

export const layerPointLedgerSql: Layer.Layer<PointLedger, never, SqlClient> = Layer.effect(
  PointLedger,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return {
      pointsOf: Effect.fn("PointLedgerSql.pointsOf")(function* (userId) {
        const rows = yield* Effect.orDie(sql`SELECT reason AS kind, abs(sum(points))::text AS points
          FROM point_entries WHERE user_id = ${userId} GROUP BY reason`)
        return pointsOf(decodeSums(rows))
      }),
      give: Effect.fn("PointLedgerSql.give")(function* (userId, { key, points, reason }) {
        yield* sql`INSERT INTO point_entries ${sql.insert({
          user_id: userId,
          reason: "bonus",
          points,
          order_code: null,
          entered_at: yield* DateTime.nowAsDate,
          note: reason,
          request_key: key,
        })} ON CONFLICT (request_key) DO NOTHING`
      }, Effect.orDie),
    }
  }),
)
