import { Effect, Equal } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { promotionColumns, validPromotionCondition, decodePromotions } from "../pricing/PromotionRow.ts"
import type { NewOrder } from "./NewOrder.ts"
import { PlacementSuperseded } from "./PlacementErrors.ts"

/**
 * Claims one use of the order's promotion, and its amount from a balance. A concurrent claim waits here and then sees
 * the remaining balance. If the promotion differs from the one in the price, the placement is superseded.
 */
export const claimPromotion = Effect.fn("claimPromotion")(function* (order: NewOrder) {
  const { price, promotion } = order.desk
  if (promotion === null || price.promotion?.state !== "applied") return
  const sql = yield* SqlClient
  const code = promotion.code
  yield* sql`SELECT code FROM promotions WHERE code = ${code} FOR UPDATE`
  const rows = yield* sql`SELECT ${promotionColumns(sql)} FROM promotions p
    WHERE p.code = ${code} AND ${validPromotionCondition(sql, order.draft.listType, order.submittedAt)}`
  const standing = decodePromotions(rows)[0]
  if (standing === undefined || !Equal.equals(standing, promotion)) {
    return yield* new PlacementSuperseded({ what: "promotion" })
  }
  yield* sql`INSERT INTO promotion_claims ${sql.insert({
    order_code: order.code,
    code,
    amount: price.figures.discount,
    claimed_at: order.submittedAt,
    released_at: null,
  })}`
})
