import { DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ledgerPoints } from "./ledgerPoints.ts"
import { PointLedger } from "./PointLedger.ts"

export const layerPointLedgerSql: Layer.Layer<PointLedger, never, SqlClient> = Layer.effect(
  PointLedger,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return {
      pointsOf: Effect.fn("PointLedgerSql.pointsOf")((userId) => Effect.orDie(ledgerPoints(sql, userId))),
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
