import { dollars, type OrderCode } from "@listwright/domain/shared"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import type { User } from "@listwright/domain/account"
import { canonicalDefinition } from "@listwright/domain/definition"
import { decideRefund } from "@listwright/domain/order"
import { assertPriceAddsUp } from "@listwright/domain/pricing"
import { Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import {
  Deliveries,
  DeliveryFailed,
  type DeliveryRequest,
} from "../../../engine/src/supervisor/Deliveries.ts"
import { explainStorageError } from "../../../engine/src/files/explainStorageError.ts"
import { layerStuckJobsSql, StuckJobs } from "../../src/orders/StuckJobs.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { toCents } from "../../src/payments/cents.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { PriceDesk } from "../../src/pricing/PriceDesk.ts"
import {
  newDraft,
  newUser,
  ownerOf,
  placeDraft,
  reachOfUser,
  removeFolder,
  temporaryFolder,
} from "../orders/shop.ts"
import { mailOf } from "../mail/readMail.ts"
import { databases } from "../storage/databases.ts"
import { layerEngine, layerInstance, SmallUniverse } from "./smallShop.ts"

type Service = typeof Deliveries.Service

/** The engine's deliveries, changed. */
const deliveriesWith = (change: (deliveries: Service) => Service["select"]) =>
  Layer.effect(
    Deliveries,
    Effect.map(Deliveries, (deliveries) => ({ select: change(deliveries) })),
  )

const never = deliveriesWith(() => () => Effect.never)

/** Two records of each area are gone by the time the list is written. */
const fewer = (request: DeliveryRequest): DeliveryRequest => ({
  ...request,
  quantities: request.quantities.map(({ key, quantity }) => ({ key, quantity: Math.max(quantity - 2, 0) })),
})
const short = deliveriesWith(
  (deliveries) => (request) =>
    Effect.map(deliveries.select(fewer(request)), (delivery) => ({
      ...delivery,
      ordered: request.quantities.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
)

const place = Effect.gen(function* () {
  const { definition } = yield* SmallUniverse
  const user = yield* newUser()
  const draft = yield* newDraft(user, definition)
  const { orderCode } = yield* placeDraft(user, draft.id)
  return { user, draft, orderCode }
})

const fulfilled = (orderCode: OrderCode) =>
  Effect.gen(function* () {
    const receipt = yield* (yield* PlacedOrders).receiptOf(orderCode)
    return receipt.delivery === null
      ? yield* Effect.fail("not yet")
      : { ...receipt, delivery: receipt.delivery }
  }).pipe(Effect.eventually, Effect.timeout("30 seconds"))

const deliveredCsv = Effect.fnUntraced(function* (user: User, orderCode: OrderCode) {
  const { path } = yield* (yield* PlacedOrders).file(reachOfUser(user), orderCode)
  const bytes = readFileSync(path)
  const [head = "", ...rows] = bytes.toString("utf8").trimEnd().split(/\r?\n/)
  return { head, rows, sha256: createHash("sha256").update(bytes).digest("hex") }
})

const mailsOf = (folder: string, orderCode: OrderCode) =>
  Effect.sync(() => (existsSync(join(folder, "mail")) ? readdirSync(join(folder, "mail")) : [])).pipe(
    // One that is being written has another name until it is whole.
    Effect.map((files) =>
      files.filter((file) => file.startsWith(orderCode) && file.endsWith(".eml")).toSorted(),
    ),
  )

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const world = Layer.mergeAll(database.layer, layerEngine)
  const life = layerInstance(folder)

  layer(world, { excludeTestServices: true, timeout: "120 seconds" })(
    `fulfillment on ${database.name}`,
    (it) => {
      it.effect("gives a record one id in all lists of an account, and another one in those of others", () =>
        Effect.gen(function* () {
          const { definition } = yield* SmallUniverse
          const idsOf = Effect.fn("idsOf")(function* (user: User) {
            const draft = yield* newDraft(user, definition)
            const { orderCode } = yield* placeDraft(user, draft.id)
            yield* fulfilled(orderCode)
            const { rows } = yield* deliveredCsv(user, orderCode)
            return new Map(rows.map((row) => [row.slice(row.indexOf(",")), row.slice(0, row.indexOf(","))]))
          })
          const [own, other] = [yield* newUser(), yield* newUser()]
          const [first, second, others] = [yield* idsOf(own), yield* idsOf(own), yield* idsOf(other)]
          assert.isAbove(first.size, 250)
          assert.deepStrictEqual(second, first)
          assert.deepStrictEqual([...others.keys()], [...first.keys()])
          const known = new Set(first.values())
          assert.isFalse([...others.values()].some((id) => known.has(id)))
        }).pipe(Effect.provide(life, { local: true })),
      )

      it.effect("delivers exactly the ordered number of distinct records, and says so by mail", () =>
        Effect.gen(function* () {
          const { user, orderCode } = yield* place
          const receipt = yield* fulfilled(orderCode)
          const { head, rows, sha256 } = yield* deliveredCsv(user, orderCode)
          assert.include(head, "ZIP Code")
          assert.isAbove(receipt.quantity, 250)
          assert.strictEqual(rows.length, receipt.quantity)
          assert.strictEqual(new Set(rows.map((row) => row.slice(row.indexOf(",")))).size, rows.length)
          assert.strictEqual(receipt.delivery.records, receipt.quantity)
          assert.strictEqual(receipt.delivery.sha256, sha256)
          assert.strictEqual(receipt.delivery.fileName, `${orderCode}.csv`)
          assert.strictEqual(receipt.delivery.refunded, "0.00")
          yield* mailsOf(folder, orderCode).pipe(
            Effect.filterOrFail(({ length }) => length === 2),
            Effect.eventually,
            Effect.timeout("5 seconds"),
          )
          const { text, to } = yield* Effect.promise(() => mailOf(folder, `${orderCode}-confirmation`))
          assert.deepStrictEqual(to, ["dana@bakery.example"])
          assert.include(text, dollars(receipt.total))
          const available = receipt.available.toLocaleString("en-US")
          assert.match(text, new RegExp(`Effect of each choice:\\r?\\n300 ZIP Codes: ${available}\\r?\\n`))
          // It stays as it was: a mail that is written again says the same.
          const sql = yield* SqlClient
          const kept = yield* sql`SELECT lines FROM order_waterfalls WHERE order_code = ${orderCode}`
          assert.strictEqual(kept.length, 1)
          const change = yield* Effect.exit(
            sql`UPDATE order_waterfalls SET lines = '[]' WHERE order_code = ${orderCode}`,
          )
          assert.isTrue(Exit.isFailure(change))
        }).pipe(Effect.provide(life, { local: true })),
      )

      it.effect("names a county as people do in the mail that confirms it", () =>
        Effect.gen(function* () {
          const { definition } = yield* SmallUniverse
          const user = yield* newUser()
          const county = { kind: "county", county: "17031", excluded: false } as const
          const draft = yield* newDraft(user, canonicalDefinition({ ...definition, areas: [county] }))
          const { orderCode } = yield* placeDraft(user, draft.id)
          yield* fulfilled(orderCode)
          const { text } = yield* Effect.tryPromise(() => mailOf(folder, `${orderCode}-confirmation`)).pipe(
            Effect.eventually,
            Effect.timeout("5 seconds"),
          )
          assert.match(text, /Effect of each choice:\r?\nCook, IL: /)
        }).pipe(Effect.provide(life, { local: true })),
      )

      it.effect("charges what the quote on the real counts adds up to", () =>
        Effect.gen(function* () {
          const { user, draft, orderCode } = yield* place
          const { price } = yield* (yield* PriceDesk).price(user, draft, ownerOf(user))
          assertPriceAddsUp(price.figures, price.lines)
          const receipt = yield* fulfilled(orderCode)
          const [charge] = yield* (yield* SandboxLedger).ofOrder(orderCode)
          assert.strictEqual(receipt.totalBeforeTax, price.figures.totalBeforeTax)
          assert.deepStrictEqual(receipt.lines, price.lines)
          assert.strictEqual(charge?.cents, toCents(receipt.total))
        }).pipe(Effect.provide(life, { local: true })),
      )

      it.effect("starts over where a server died between placing and delivering", () =>
        Effect.gen(function* () {
          const { user, orderCode } = yield* place.pipe(
            Effect.provide(life.pipe(Layer.provide(never)), { local: true }),
          )
          yield* Effect.gen(function* () {
            assert.strictEqual((yield* (yield* PlacedOrders).receiptOf(orderCode)).state, "placed")
            const receipt = yield* fulfilled(orderCode)
            assert.strictEqual((yield* deliveredCsv(user, orderCode)).rows.length, receipt.quantity)
          }).pipe(Effect.provide(life, { local: true }))
        }),
      )

      it.effect("comes back to an order whose delivery failed", () =>
        Effect.gen(function* () {
          let attempts = 0
          const failsOnce = deliveriesWith((deliveries) => (request) => {
            attempts += 1
            return attempts === 1
              ? Effect.fail(new DeliveryFailed({ reason: "no space left" }))
              : deliveries.select(request)
          })
          yield* Effect.gen(function* () {
            const { orderCode } = yield* place
            yield* fulfilled(orderCode)
            assert.strictEqual(attempts, 2)
          }).pipe(Effect.provide(life.pipe(Layer.provide(failsOnce)), { local: true }))
        }),
      )

      it.effect("says why a list cannot be written, what to do, and to its buyer that it is delayed", () =>
        Effect.gen(function* () {
          let isFull = true
          const full = deliveriesWith(
            (deliveries) => (request) =>
              isFull
                ? Effect.fail(new DeliveryFailed({ reason: explainStorageError({ code: "ENOSPC" }) }))
                : deliveries.select(request),
          )
          yield* Effect.gen(function* () {
            const { orderCode, user } = yield* place
            const receipt = Effect.flatMap(PlacedOrders, (orders) =>
              orders.receipt(reachOfUser(user), orderCode),
            )
            assert.strictEqual((yield* receipt).isDelayed, undefined)
            yield* receipt.pipe(
              Effect.filterOrFail(({ isDelayed }) => isDelayed === true),
              Effect.eventually,
              Effect.timeout("30 seconds"),
            )
            const jobs = yield* Effect.flatMap(StuckJobs, ({ list }) => list).pipe(
              Effect.provide(layerStuckJobsSql),
            )
            const job = jobs.find((one) => one.orderCode === orderCode && one.kind === "fulfil")
            assert.include(job?.reason, "The disk is full. Free up some space and try again.")
            assert.include(job?.advice, `listwright order refund ${orderCode}`)
            isFull = false
            yield* fulfilled(orderCode)
            assert.strictEqual((yield* receipt).isDelayed, undefined)
          }).pipe(Effect.provide(life.pipe(Layer.provide(full)), { local: true }))
        }),
      )

      it.effect(
        "gives back what is missing at the price shown, with its tax, and marks the order short",
        () =>
          Effect.gen(function* () {
            const { draft, user, orderCode } = yield* place
            const { figures } = (yield* (yield* PriceDesk).price(user, draft, ownerOf(user))).price
            const receipt = yield* fulfilled(orderCode)
            const { delivery } = receipt
            assert.isBelow(delivery.records, receipt.quantity)
            const expected = decideRefund({
              discount: "0.00",
              ordered: receipt.quantity,
              delivered: delivery.records,
              unitPrice: figures.unitPrice,
              totalBeforeTax: receipt.totalBeforeTax,
              taxCharge: receipt.taxCharge,
            })
            assert.isAbove(toCents(expected), 0)
            assert.strictEqual(delivery.refunded, expected)
            const refunds = (yield* (yield* SandboxLedger).ofOrder(orderCode)).filter(
              ({ kind }) => kind === "refund",
            )
            assert.deepStrictEqual(
              refunds.map(({ cents }) => cents),
              [toCents(expected)],
            )
            const sql = yield* SqlClient
            const [row] = yield* sql`SELECT is_short FROM deliveries WHERE order_code = ${orderCode}`
            assert.strictEqual(row?.["is_short"], true)
          }).pipe(Effect.provide(life.pipe(Layer.provide(short)), { local: true })),
      )

      it.effect("gives back once when the server dies after the refund and before it heard of it", () =>
        Effect.gen(function* () {
          const lost = layerInstance(folder, (processors) => ({
            refund: (request) => Effect.andThen(processors.refund(request), Effect.never),
          }))
          const orderCode = yield* Effect.gen(function* () {
            const placed = yield* place
            const ledger = yield* SandboxLedger
            yield* ledger.ofOrder(placed.orderCode).pipe(
              Effect.filterOrFail((entries) => entries.some(({ kind }) => kind === "refund")),
              Effect.eventually,
              Effect.timeout("20 seconds"),
            )
            return placed.orderCode
          }).pipe(Effect.provide(lost.pipe(Layer.provide(short)), { local: true }))
          yield* Effect.gen(function* () {
            const { delivery } = yield* fulfilled(orderCode)
            const refunds = (yield* (yield* SandboxLedger).ofOrder(orderCode)).filter(
              ({ kind }) => kind === "refund",
            )
            assert.deepStrictEqual(
              refunds.map(({ cents }) => cents),
              [toCents(delivery.refunded)],
            )
          }).pipe(Effect.provide(life, { local: true }))
        }),
      )
    },
  )
}
