import type { UserId } from "@listwright/domain/account"
import { decideRedeem, type RedeemCommand, RewardContact } from "@listwright/domain/rewards"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import { mailableRows } from "../mail/mailableRows.ts"
import { PointLedger } from "../rewards/PointLedger.ts"
import { generateOrderCode } from "../site/orderCode.ts"
import { RewardOrder, RewardOrderLine } from "./RewardOrder.ts"
import { RedemptionRefused, RewardOrders } from "./RewardOrders.ts"

const decodeOrders = Schema.decodeUnknownSync(Schema.Array(RewardOrder))
const encodeLines = Schema.encodeSync(Schema.fromJsonString(Schema.Array(RewardOrderLine)))
const encodeContact = Schema.encodeSync(Schema.fromJsonString(RewardContact))

/** The maximum number of orders listed for an operator. */
const MAX_LISTED = 1_000
/** The maximum number of orders in a user's own history. */
const MAX_OF_USER = 100

/** Stores redeemed carts in SQL. */
export const layerRewardOrdersSql: Layer.Layer<
  RewardOrders,
  never,
  SqlClient | Site | PointLedger | SecureRandom
> = Layer.effect(
  RewardOrders,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const { rewards } = yield* Site
    const ledger = yield* PointLedger
    const random = yield* SecureRandom
    const { due, mailed, mailLater } = mailableRows(sql, "reward_orders", "code")
    const columns =
      sql.literal(`o.code AS "orderCode", u.email, u.account_id AS "accountId", o.lines, o.contact, o.points::text AS points,
      o.redeemed_at AS "redeemedAt", o.sent_at AS "sentAt" FROM reward_orders o JOIN users u ON u.id = o.user_id`)

    const standing = Effect.fnUntraced(function* (userId: UserId, requestId: string) {
      const rows = yield* sql`SELECT ${columns} WHERE o.user_id = ${userId} AND o.request_id = ${requestId}`
      return decodeOrders(rows)[0] ?? null
    })

    const nameOf = (giftId: number): string => rewards.gifts.find(({ id }) => id === giftId)?.name ?? ""

    const keep = Effect.fnUntraced(function* (
      userId: UserId,
      requestId: string,
      { contact, lines }: RedeemCommand,
      points: number,
    ) {
      const now = yield* DateTime.nowAsDate
      const orderCode = yield* Effect.provideService(generateOrderCode, SecureRandom, random)
      yield* sql`INSERT INTO reward_orders ${sql.insert({
        code: orderCode,
        user_id: userId,
        request_id: requestId,
        lines: encodeLines(lines.map((line) => ({ ...line, name: nameOf(line.giftId) }))),
        contact: encodeContact(contact),
        points,
        redeemed_at: now,
      })}`
      yield* sql`INSERT INTO point_entries ${sql.insert({
        user_id: userId,
        reason: "redeemed",
        points: -points,
        order_code: orderCode,
        entered_at: now,
      })}`
      return orderCode
    })

    return RewardOrders.of({
      redeem: Effect.fn("RewardOrders.redeem")(
        function* ({ id }, requestId, command) {
          // Redemptions of a user follow one another: whoever waits here reads the ledger that the one before has left.
          yield* sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`
          const before = yield* standing(id, requestId)
          const { available } = yield* ledger.pointsOf(id)
          const decision = decideRedeem(
            { availablePoints: available, gifts: rewards.gifts, standing: before },
            command,
          )
          switch (decision._tag) {
            case "refused":
              return yield* new RedemptionRefused({ refusal: decision.refusal })
            case "same":
              return { orderCode: decision.orderCode, availablePoints: available }
            case "accepted": {
              const orderCode = yield* keep(id, requestId, command, decision.points)
              return { orderCode, availablePoints: available - decision.points }
            }
          }
        },
        sql.withTransaction,
        Effect.catchTag("SqlError", Effect.die),
      ),
      ofUser: Effect.fn("RewardOrders.ofUser")(function* (userId) {
        return decodeOrders(
          yield* sql`SELECT ${columns} WHERE o.user_id = ${userId} ORDER BY o.redeemed_at DESC LIMIT ${MAX_OF_USER}`,
        )
      }, Effect.orDie),
      all: sql`SELECT ${columns}
        ORDER BY o.sent_at IS NOT NULL, CASE WHEN o.sent_at IS NULL THEN o.redeemed_at END, o.sent_at DESC
        LIMIT ${MAX_LISTED}`.pipe(
        Effect.map((rows) => decodeOrders(rows)),
        Effect.orDie,
      ),
      markSent: Effect.fn("RewardOrders.markSent")(function* (code: OrderCode) {
        const now = yield* DateTime.nowAsDate
        yield* Effect.orDie(
          sql`UPDATE reward_orders SET sent_at = ${now} WHERE code = ${code} AND sent_at IS NULL`,
        )
        const rows = yield* Effect.orDie(sql`SELECT ${columns} WHERE o.code = ${code}`)
        return decodeOrders(rows)[0] ?? (yield* new NotFound({ what: "reward order" }))
      }),
      unmailed: due("o.").pipe(
        Effect.flatMap((areDue) => sql`SELECT ${columns} WHERE ${areDue}`),
        Effect.map((rows) => decodeOrders(rows)),
        Effect.orDie,
      ),
      mailed,
      mailLater,
    })
  }),
)
