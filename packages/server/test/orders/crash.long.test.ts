import { OrderCode } from "@listwright/domain/shared"
import { assert, layer } from "@effect/vitest"
import { OrderState } from "@listwright/domain/order"
import { Deferred, Effect, Fiber, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { type ChargeRequest, Processors } from "../../src/payments/Processors.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { databases } from "../storage/databases.ts"
import {
  commandFor,
  layerCrypto,
  layerServer,
  layerShop,
  newDraft,
  newUser,
  placeDraft,
  removeFolder,
  temporaryFolder,
  zips,
} from "./shop.ts"

type Service = typeof Processors.Service

/** A server whose way to the processor is changed. */
const serverWith = (folder: string, change: (processors: Service) => Partial<Service>) =>
  layerShop(folder).pipe(
    Layer.provide(
      Layer.effect(
        Processors,
        Effect.map(Processors, (processors) => ({ ...processors, ...change(processors) })),
      ),
    ),
    Layer.provideMerge(layerSandbox(folder)),
    Layer.provideMerge(layerCrypto),
  )

type Reached = Deferred.Deferred<void>

/** The request never leaves. */
const neverSent = (reached: Reached) => () => ({
  begin: () => Effect.andThen(Deferred.succeed(reached, undefined), Effect.never),
})

/** The processor does its work, and the server dies before it hears of it. */
const neverHeard = (reached: Reached) => (processors: Service) => ({
  begin: (request: ChargeRequest) =>
    processors
      .begin(request)
      .pipe(Effect.andThen(Deferred.succeed(reached, undefined)), Effect.andThen(Effect.never)),
})

const decodeOrders = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ code: Schema.String, state: OrderState, draftId: Schema.String })),
)

const ordersOf = Effect.fnUntraced(function* (userId: string) {
  const sql = yield* SqlClient
  return decodeOrders(
    yield* sql`SELECT code, state, draft_id AS "draftId" FROM orders
    WHERE user_id = ${userId} ORDER BY submitted_at`,
  )
})

/** Begins to place a draft, waits until its charge is where it stays, and takes the server down. */
const dieWhilePlacing = Effect.fnUntraced(function* (
  folder: string,
  charging: (reached: Reached) => (processors: Service) => Partial<Service>,
) {
  const reached = yield* Deferred.make<void>()
  const life = Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`INSERT INTO promotions (code, name, type, value, max_uses) VALUES ('CRASH', 'Crash', 3, 5, 1000)
      ON CONFLICT DO NOTHING`
    const user = yield* newUser()
    const draft = yield* newDraft(user, zips("60610"), { promoCode: "CRASH" })
    const command = yield* commandFor(user, draft.id)
    const placing = yield* OrderPlacements
    yield* Effect.forkChild(placing.place(user, command))
    yield* Deferred.await(reached)
    return { user, draft }
  })
  return yield* Effect.provide(life, serverWith(folder, charging(reached)), { local: true })
})

const settled = (userId: string) =>
  ordersOf(userId).pipe(
    Effect.filterOrFail((orders) => orders.every(({ state }) => state !== "placing" && state !== "pending")),
    Effect.eventually,
    Effect.timeout("30 seconds"),
  )

const pointsOf = Effect.fnUntraced(function* (orderCode: string) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT points::integer AS points FROM point_entries WHERE order_code = ${orderCode}`
  return rows.map((row) => row["points"])
})

const liveClaims = Effect.fnUntraced(function* (orderCode: string) {
  const sql = yield* SqlClient
  return (yield* sql`SELECT code FROM promotion_claims WHERE order_code = ${orderCode} AND released_at IS NULL`)
    .length
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))

  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `a server that dies, on ${database.name},`,
    (it) => {
      it.effect("before the charge left, has charged nothing, and the draft can be placed", () =>
        Effect.gen(function* () {
          const { user, draft } = yield* dieWhilePlacing(folder, neverSent)
          assert.deepStrictEqual(
            (yield* ordersOf(user.id)).map(({ state }) => state),
            ["placing"],
          )
          yield* Effect.gen(function* () {
            const ledger = yield* SandboxLedger
            const [given] = yield* settled(user.id)
            assert.strictEqual(given?.state, "declined")
            assert.strictEqual(yield* liveClaims(given?.code ?? ""), 0)
            assert.deepStrictEqual(yield* pointsOf(given?.code ?? ""), [])
            assert.deepStrictEqual(yield* ledger.ofOrder(OrderCode.make(given?.code ?? "")), [])
            const placed = yield* placeDraft(user, draft.id)
            assert.strictEqual((yield* ledger.ofOrder(placed.orderCode)).length, 1)
          }).pipe(Effect.provide(layerServer(folder), { local: true }))
        }),
      )

      it.effect("after the charge and before it heard of it, has placed the order and charged it once", () =>
        Effect.gen(function* () {
          const { user, draft } = yield* dieWhilePlacing(folder, neverHeard)
          assert.deepStrictEqual(
            (yield* ordersOf(user.id)).map(({ state }) => state),
            ["placing"],
          )
          yield* Effect.gen(function* () {
            const ledger = yield* SandboxLedger
            const [found] = yield* settled(user.id)
            assert.strictEqual(found?.state, "placed")
            assert.strictEqual(yield* liveClaims(found?.code ?? ""), 1)
            // $51.00 after the promotion, at 5 points for 10 dollars.
            assert.deepStrictEqual(yield* pointsOf(found?.code ?? ""), [25])
            assert.deepStrictEqual(
              (yield* ledger.ofOrder(OrderCode.make(found?.code ?? ""))).map(({ state }) => state),
              ["captured"],
            )
            const sql = yield* SqlClient
            const [row] = yield* sql`SELECT placed_order_id AS code FROM drafts WHERE id = ${draft.id}`
            assert.strictEqual(row?.["code"], found?.code)
          }).pipe(Effect.provide(layerServer(folder), { local: true }))
        }),
      )

      it.effect("keeps what is left to do: the jobs of an order are there exactly when it is placed", () =>
        Effect.gen(function* () {
          const placed = yield* Effect.gen(function* () {
            const user = yield* newUser()
            return yield* placeDraft(user, (yield* newDraft(user)).id)
          }).pipe(Effect.provide(layerServer(folder), { local: true }))
          const sql = yield* SqlClient
          const jobs =
            yield* sql`SELECT id FROM order_jobs WHERE id LIKE ${`%${placed.orderCode}`} ORDER BY id`
          assert.deepStrictEqual(
            jobs.map((job) => job["id"]),
            [`confirm:${placed.orderCode}`, `fulfil:${placed.orderCode}`],
          )
        }),
      )

      it.effect("or loses its database after the charge, answers 'pending' with the code of the order", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const rename = (from: string, to: string) =>
            Effect.orDie(sql`ALTER TABLE ${sql(from)} RENAME TO ${sql(to)}`)
          const losing = (processors: Service) => ({
            begin: (request: ChargeRequest) =>
              Effect.tap(processors.begin(request), () => rename("orders", "orders_away")),
          })
          yield* Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            const placing = yield* OrderPlacements
            const placed = yield* placing
              .place(user, command)
              .pipe(Effect.ensuring(rename("orders_away", "orders")))
            assert.isTrue(placed.isPending)
            assert.strictEqual(placed.accountName, user.accountName)
            const [found] = yield* settled(user.id)
            assert.deepInclude(found, { code: placed.orderCode, state: "placed" })
            const again = yield* placing.place(user, command)
            assert.deepStrictEqual(again, { ...placed, isPending: false })
          }).pipe(Effect.provide(serverWith(folder, losing), { local: true }))
        }),
      )

      it.effect("and whose buyer goes away while the card is charged, still settles the order", () =>
        Effect.gen(function* () {
          const slow = (processors: Service) => ({
            begin: (request: ChargeRequest) => Effect.delay(processors.begin(request), "500 millis"),
          })
          yield* Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            const placing = yield* OrderPlacements
            const buyer = yield* Effect.forkChild(placing.place(user, command))
            yield* ordersOf(user.id).pipe(
              Effect.filterOrFail(({ length }) => length === 1),
              Effect.eventually,
            )
            yield* Fiber.interrupt(buyer)
            const [found] = yield* settled(user.id)
            assert.strictEqual(found?.state, "placed")
          }).pipe(Effect.provide(serverWith(folder, slow), { local: true }))
        }),
      )
    },
  )
}
