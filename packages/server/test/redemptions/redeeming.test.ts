import { assert, layer } from "@effect/vitest"
import type { User } from "@listwright/domain/account"
import type { RedeemCommand } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerSite } from "../../src/configuration/Site.ts"
import { RewardOrders } from "../../src/redemptions/RewardOrders.ts"
import { listStuckRedemptions } from "../../src/redemptions/listStuckRedemptions.ts"
import { layerRewardOrdersSql } from "../../src/redemptions/RewardOrdersSql.ts"
import { PointLedger } from "../../src/rewards/PointLedger.ts"
import { layerPointLedgerSql } from "../../src/rewards/PointLedgerSql.ts"
import { example } from "../configuration/example.ts"
import { layerCrypto, newUser } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const contact = {
  firstName: "Dana",
  lastName: "Whitfield",
  company: "Harbor Street Bakery",
  addressLine: "12 Harbor Street",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  phone: "312-555-0100",
}

/** Mugs cost 450 points each. */
const mugs = (quantity: number, pointsForOne = 450): RedeemCommand => ({
  contact,
  lines: [{ giftId: 201, quantity, pointsForOne }],
})

const userWith = Effect.fnUntraced(function* (points: number) {
  const user = yield* newUser()
  yield* (yield* PointLedger).give(user.id, { points, reason: "Welcome", key: `welcome ${user.id}` })
  return user
})

const pointsOf = Effect.fnUntraced(function* (user: User) {
  return yield* (yield* PointLedger).pointsOf(user.id)
})

const refusalOf = (exit: Exit.Exit<unknown, { readonly refusal: { readonly _tag: string } }>) =>
  Exit.isFailure(exit) ? JSON.stringify(exit.cause).includes("exceedsPoints") : false

for (const database of databases()) {
  const server = layerRewardOrdersSql.pipe(
    Layer.provideMerge(layerPointLedgerSql),
    Layer.provideMerge(layerSite(example)),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )
  layer(server, { excludeTestServices: true, timeout: "90 seconds" })(
    `redeeming points on ${database.name}`,
    (it) => {
      it.effect("takes the points and keeps what was redeemed, and where it goes", () =>
        Effect.gen(function* () {
          const user = yield* userWith(1_000)
          const orders = yield* RewardOrders
          const redeemed = yield* orders.redeem(user, "1", mugs(2))
          assert.strictEqual(redeemed.availablePoints, 100)
          const [kept] = yield* orders.ofUser(user.id)
          assert.deepStrictEqual(kept?.lines, [
            { giftId: 201, name: "Coffee mug", quantity: 2, pointsForOne: 450 },
          ])
          assert.deepStrictEqual(kept?.contact, contact)
          assert.deepStrictEqual(
            [kept?.orderCode, kept?.points, kept?.sentAt],
            [redeemed.orderCode, 900, null],
          )
          assert.deepStrictEqual(yield* pointsOf(user), {
            available: 100,
            bonus: 1_000,
            earned: 0,
            redeemed: 900,
          })
        }),
      )

      it.effect("is stuck once its mails have not gone out for a minute, until they have", () =>
        Effect.gen(function* () {
          const user = yield* userWith(1_000)
          const orders = yield* RewardOrders
          const { orderCode } = yield* orders.redeem(user, "stuck", mugs(1))
          const sql = yield* SqlClient
          const redeemedBefore = (code: OrderCode, seconds: number) =>
            sql`INSERT INTO reward_orders
              SELECT ${code}, user_id, ${code}, lines, contact, points,
                redeemed_at - ${seconds} * interval '1 second', mailed_at, sent_at
              FROM reward_orders WHERE code = ${orderCode}`
          yield* redeemedBefore(OrderCode.make("LW-2222-2230"), 30)
          yield* redeemedBefore(OrderCode.make("LW-2222-2261"), 61)
          const [job, ...others] = yield* listStuckRedemptions
          assert.deepStrictEqual(others, [])
          assert.deepInclude(job, {
            what: "Redemption LW-2222-2261",
            kind: "redemption",
            orderCode: null,
            attempts: 0,
            reason: "",
          })
          assert.include(job?.advice, "fix the cause")
          yield* orders.mailed(OrderCode.make("LW-2222-2261"))
          assert.deepStrictEqual(yield* listStuckRedemptions, [])
        }),
      )

      it.effect("never redeems more points than there are, however many redemptions come at once", () =>
        Effect.gen(function* () {
          const user = yield* userWith(2_000)
          const orders = yield* RewardOrders
          // 4 of 30 can be had.
          const exits = yield* Effect.all(
            Array.from({ length: 30 }, (_, at) => Effect.exit(orders.redeem(user, `click ${at}`, mugs(1)))),
            { concurrency: "unbounded" },
          )
          assert.strictEqual(exits.filter(Exit.isSuccess).length, 4)
          assert.strictEqual(exits.filter(refusalOf).length, 26)
          assert.strictEqual((yield* pointsOf(user)).redeemed, 1_800)
          assert.strictEqual((yield* orders.ofUser(user.id)).length, 4)
        }),
      )

      it.effect("is done once for a request that comes again, at the same time or later", () =>
        Effect.gen(function* () {
          const user = yield* userWith(2_000)
          const orders = yield* RewardOrders
          const answers = yield* Effect.all(
            Array.from({ length: 20 }, () => orders.redeem(user, "one click", mugs(3))),
            { concurrency: "unbounded" },
          )
          const later = yield* orders.redeem(user, "one click", mugs(3))
          assert.strictEqual(new Set([...answers, later].map(({ orderCode }) => orderCode)).size, 1)
          assert.strictEqual(later.availablePoints, 650)
          assert.strictEqual((yield* pointsOf(user)).redeemed, 1_350)
          const other = yield* Effect.exit(orders.redeem(user, "one click", mugs(1)))
          assert.include(JSON.stringify(other), "requestUsed")
        }),
      )

      it.effect("lets other users redeem under the same request id", () =>
        Effect.gen(function* () {
          const [one, other] = [yield* userWith(500), yield* userWith(500)]
          const orders = yield* RewardOrders
          const codes = [yield* orders.redeem(one, "1", mugs(1)), yield* orders.redeem(other, "1", mugs(1))]
          assert.notStrictEqual(codes[0]?.orderCode, codes[1]?.orderCode)
        }),
      )

      it.effect("refuses a gift whose points were other ones, and a quantity that is none", () =>
        Effect.gen(function* () {
          const user = yield* userWith(1_000)
          const orders = yield* RewardOrders
          for (const command of [mugs(1, 1), mugs(-1), mugs(0.5), mugs(0)])
            assert.isTrue(Exit.isFailure(yield* Effect.exit(orders.redeem(user, "1", command))))
          assert.strictEqual((yield* pointsOf(user)).available, 1_000)
        }),
      )

      it.effect("gives a bonus once for its key", () =>
        Effect.gen(function* () {
          const user = yield* userWith(100)
          const ledger = yield* PointLedger
          const bonus = { points: 50, reason: "Anniversary", key: `anniversary ${user.id}` }
          yield* Effect.all([ledger.give(user.id, bonus), ledger.give(user.id, bonus)], { concurrency: 2 })
          assert.strictEqual((yield* pointsOf(user)).available, 150)
        }),
      )

      it.effect("changes nothing of what was redeemed but that it was sent", () =>
        Effect.gen(function* () {
          const user = yield* userWith(1_000)
          const sql = yield* SqlClient
          const orders = yield* RewardOrders
          const { orderCode } = yield* orders.redeem(user, "1", mugs(1))
          const [kept] = yield* orders.ofUser(user.id)
          if (kept === undefined) throw new Error("nothing was kept")
          for (const attempt of [
            sql`UPDATE reward_orders SET contact = '{}' WHERE code = ${orderCode}`,
            sql`DELETE FROM reward_orders WHERE code = ${orderCode}`,
          ])
            assert.isTrue(Exit.isFailure(yield* Effect.exit(attempt)))
          const sent = yield* orders.markSent(kept.orderCode)
          assert.isNotNull(sent.sentAt)
          assert.deepStrictEqual(yield* orders.markSent(kept.orderCode), sent)
          assert.deepStrictEqual(yield* orders.ofUser(user.id), [sent])
        }),
      )
    },
  )
}
