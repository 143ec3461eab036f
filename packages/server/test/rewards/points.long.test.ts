import { assert, layer } from "@effect/vitest"
import { Price } from "@listwright/domain/pricing"
import { computePointsBalance, orderPoints } from "@listwright/domain/rewards"
import type { UserId } from "@listwright/domain/account"
import { Effect, Exit, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { commitSettlement } from "../../src/orders/commitSettlement.ts"
import { OrderJobs } from "../../src/orders/OrderJobs.ts"
import { OrderingTerms } from "../../src/accounts/OrderingTerms.ts"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { settleDueOrders } from "../../src/orders/settleDueOrders.ts"
import { PointLedger } from "../../src/rewards/PointLedger.ts"
import { layerPointLedgerSql } from "../../src/rewards/PointLedgerSql.ts"
import { databases } from "../storage/databases.ts"
import {
  ACCEPTED,
  commandFor,
  DECLINED,
  LATE,
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  removeFolder,
  temporaryFolder,
  zips,
} from "../orders/shop.ts"

const decodeEntries = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      reason: Schema.Literals(["earned", "bonus", "redeemed"]),
      points: Schema.FiniteFromString,
      orderCode: Schema.NullOr(Schema.String),
    }),
  ),
)

const entriesOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient
  return decodeEntries(
    yield* sql`SELECT reason, points::text AS points, order_code AS "orderCode" FROM point_entries
      WHERE user_id = ${userId} ORDER BY id`,
  )
})

const balanceOf = Effect.fnUntraced(function* (userId: UserId) {
  return (yield* (yield* PointLedger).pointsOf(userId)).available
})

const decodePrices = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ code: Schema.String, price: Schema.fromJsonString(Price) })),
)

/** Returns the points that a user's paid orders should have earned, from their prices alone. */
const earnedByOrders = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient
  const { pointRate } = yield* OrderingTerms
  const rows =
    yield* sql`SELECT o.code, q.quote AS price FROM orders o JOIN order_quotes q ON q.order_code = o.code
    WHERE o.user_id = ${userId} AND o.state IN ('placed', 'fulfilled') ORDER BY o.code`
  return decodePrices(rows).map(({ code, price }) => ({
    orderCode: code,
    points: orderPoints(price.figures, pointRate),
  }))
})

const stateOf = Effect.fnUntraced(function* (orderCode: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql`SELECT state FROM orders WHERE code = ${orderCode}`
  return row?.["state"]
})

const PROMOTIONS = [null, "POINTS2X", "POINTS500", "WELCOME10"] as const
const CARDS = [ACCEPTED, ACCEPTED, LATE, DECLINED] as const

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(
    Layer.provideMerge(layerPointLedgerSql),
    Layer.provideMerge(database.layer),
  )

  layer(server, { excludeTestServices: true, timeout: "90 seconds" })(
    `the ledger of points on ${database.name}`,
    (it) => {
      it.effect("credits an order that is paid with the points of its cost before tax", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          assert.strictEqual(yield* balanceOf(user.id), 0)
          // 1,000 records at $0.05600 are $56.00, at 5 points for 10 dollars.
          const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
          assert.deepStrictEqual(yield* entriesOf(user.id), [{ reason: "earned", points: 28, orderCode }])
          assert.strictEqual(yield* balanceOf(user.id), 28)
        }),
      )

      it.effect("lets a promotion multiply the points, or add to them", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          for (const promoCode of ["POINTS2X", "POINTS500"])
            yield* placeDraft(user, (yield* newDraft(user, zips("60610"), { promoCode })).id)
          assert.deepStrictEqual(
            (yield* entriesOf(user.id)).map(({ points }) => points),
            [56, 528],
          )
        }),
      )

      it.effect("credits nothing for an order that is declined", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          yield* Effect.flip(placeDraft(user, (yield* newDraft(user)).id, DECLINED))
          assert.deepStrictEqual(yield* entriesOf(user.id), [])
        }),
      )

      it.effect("shows no balance below 0", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const user = yield* newUser()
          const entry = { user_id: user.id, entered_at: new Date() }
          yield* sql`INSERT INTO point_entries ${sql.insert({ ...entry, reason: "bonus", points: 30, order_code: null })}`
          yield* sql`INSERT INTO point_entries ${sql.insert({ ...entry, reason: "redeemed", points: -50, order_code: `R-${user.id}` })}`
          assert.deepStrictEqual(yield* (yield* PointLedger).pointsOf(user.id), {
            available: 0,
            bonus: 30,
            earned: 0,
            redeemed: 50,
          })
        }),
      )

      it.effect("never changes an entry, and takes no second one of an order for the same reason", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const user = yield* newUser()
          const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
          const before = yield* entriesOf(user.id)
          const attempts = [
            sql`UPDATE point_entries SET points = 1000000 WHERE user_id = ${user.id}`,
            sql`DELETE FROM point_entries WHERE user_id = ${user.id}`,
            sql`TRUNCATE point_entries`,
            sql`UPDATE order_quotes SET points = 1000000 WHERE order_code = ${orderCode}`,
            sql`INSERT INTO point_entries (user_id, reason, points, order_code, entered_at)
              VALUES (${user.id}, 'earned', 5, ${orderCode}, now())`,
            sql`INSERT INTO point_entries (user_id, reason, points, order_code, entered_at)
              VALUES (${user.id}, 'redeemed', 5, 'R-1', now())`,
            sql`INSERT INTO point_entries (user_id, reason, points, order_code, entered_at)
              VALUES (${user.id}, 'earned', 5, NULL, now())`,
          ]
          for (const attempt of attempts) assert.isTrue(Exit.isFailure(yield* Effect.exit(attempt)))
          assert.deepStrictEqual(yield* entriesOf(user.id), before)
        }),
      )

      it.effect("credits once, however often and from wherever an order is settled", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id, LATE)
          const captured = { state: "captured", reference: "ch_1" } as const
          yield* Effect.all(
            Array.from({ length: 12 }, () => commitSettlement(orderCode, captured)),
            { concurrency: "unbounded" },
          )
          assert.strictEqual((yield* entriesOf(user.id)).length, 1)
          assert.strictEqual(yield* balanceOf(user.id), 28)
        }),
      )

      it.effect("has credited nothing when the settlement is cut off after the credit", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          const { orderCode, isPending } = yield* placeDraft(user, (yield* newDraft(user)).id, LATE)
          assert.isTrue(isPending)
          const captured = { state: "captured", reference: "ch_1" } as const
          const jobs = yield* OrderJobs
          const cutOff = commitSettlement(orderCode, captured).pipe(
            Effect.provideService(OrderJobs, { ...jobs, offer: () => Effect.die("the power went off") }),
          )
          assert.isTrue(Exit.isFailure(yield* Effect.exit(cutOff)))
          assert.deepStrictEqual(
            [yield* stateOf(orderCode), (yield* entriesOf(user.id)).length],
            ["pending", 0],
          )
          yield* commitSettlement(orderCode, captured)
          assert.deepStrictEqual(
            [yield* stateOf(orderCode), (yield* entriesOf(user.id)).length],
            ["placed", 1],
          )
        }),
      )

      it.effect(
        "comes to what the paid orders earned, whatever is placed, repeated and settled at once",
        () =>
          Effect.gen(function* () {
            const placing = yield* OrderPlacements
            const users = yield* Effect.all([newUser(), newUser(), newUser()])
            const commands = yield* Effect.forEach(
              Array.from({ length: 24 }, (_, index) => index),
              Effect.fnUntraced(function* (index) {
                const user = users[index % users.length] ?? users[0]
                const promoCode = PROMOTIONS[index % 4] ?? null
                // Each order has a cost of its own, so that sums cannot agree by chance.
                const draft = yield* newDraft(user, zips(`606${10 + index}`), { promoCode })
                const card = CARDS[Math.floor(index / 4) % CARDS.length]
                return { user, command: yield* commandFor(user, draft.id, card) }
              }),
            )
            const twice = [...commands, ...commands].map(({ user, command }) =>
              Effect.exit(placing.place(user, command)),
            )
            yield* Effect.all([...twice, settleDueOrders, settleDueOrders], { concurrency: "unbounded" })
            yield* settleDueOrders.pipe(
              Effect.andThen(SqlClient),
              Effect.flatMap(
                (sql) => sql`SELECT code FROM orders WHERE state IN ('placing', 'pending')
                AND ${sql.in(
                  "user_id",
                  users.map(({ id }) => id),
                )}`,
              ),
              Effect.filterOrFail(({ length }) => length === 0),
              Effect.eventually,
              Effect.timeout("60 seconds"),
            )
            for (const user of users) {
              const earned = yield* earnedByOrders(user.id)
              const entries = yield* entriesOf(user.id)
              assert.isNotEmpty(earned)
              assert.deepStrictEqual(
                entries
                  .map(({ orderCode, points }) => ({ orderCode, points }))
                  .toSorted((a, b) => (String(a.orderCode) < String(b.orderCode) ? -1 : 1)),
                earned,
              )
              assert.strictEqual(
                yield* balanceOf(user.id),
                earned.reduce((sum, { points }) => sum + points, 0),
              )
              assert.deepStrictEqual(
                yield* (yield* PointLedger).pointsOf(user.id),
                computePointsBalance(
                  entries.map(({ reason, points }) => ({ kind: reason, points: Math.abs(points) })),
                ),
              )
            }
          }),
      )
    },
  )
}
