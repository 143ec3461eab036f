import { pointsOf } from "@listwright/domain/rewards"
import { Effect, Layer, Schema } from "effect"
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
    }
  }),
)
