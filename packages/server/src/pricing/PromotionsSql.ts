import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { promotionColumns, validPromotionCondition, decodePromotions } from "./PromotionRow.ts"
import { Promotions } from "./Promotions.ts"

export const layerPromotionsSql: Layer.Layer<Promotions, never, SqlClient> = Layer.effect(
  Promotions,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))
    const byCode = Effect.fn("PromotionsSql.byCode")(function* (listType: number, code: string) {
      const rows = yield* Effect.orDie(sql`SELECT ${promotionColumns(sql)} FROM promotions p
        WHERE p.code = ${code.trim().toUpperCase()} AND ${validPromotionCondition(sql, listType, yield* now)}`)
      return decodePromotions(rows)[0] ?? null
    })
    const withoutCode = Effect.fn("PromotionsSql.withoutCode")(function* (listType: number) {
      const rows = yield* Effect.orDie(sql`SELECT ${promotionColumns(sql)} FROM promotions p
        WHERE p.needs_no_code AND ${validPromotionCondition(sql, listType, yield* now)} ORDER BY p.place, p.code`)
      return decodePromotions(rows)
    })
    return { byCode, withoutCode }
  }),
)
