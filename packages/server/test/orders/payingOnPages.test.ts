import { assert, describe, layer } from "@effect/vitest"
import { refundableAmount, RequestKey } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { Deferred, Effect, Fiber, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { claimRefund } from "../../src/orders/claimRefund.ts"
import { recordDispute, listOpenDisputes } from "../../src/orders/disputes.ts"
import { abandonPayment } from "../../src/orders/abandonPayment.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { payRefund } from "../../src/orders/payRefund.ts"
import { settleDueOrders } from "../../src/orders/settleDueOrders.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { Pages } from "../payments/pages.ts"
import { databases } from "../storage/databases.ts"
import {
  commandFor,
  layerCrypto,
  layerShop,
  newDraft,
  newUser,
  removeFolder,
  temporaryFolder,
  typedCard,
  zips,
} from "./shop.ts"

const NONE = { kind: "none" } as const

const pages = new Pages()

const buying = Effect.fnUntraced(function* (promoCode: string | null = null) {
  const user = yield* newUser()
  const draft = yield* newDraft(user, zips("60610"), { promoCode })
  const command = {
    ...(yield* commandFor(user, draft.id)),
    payment: NONE,
    cardProblems: { number: "Required" },
  }
  const placing = yield* OrderPlacements
  return { user, draft, command, place: placing.place(user, command) }
})

const receiptOf = Effect.fnUntraced(function* (code: OrderCode) {
  return yield* (yield* PlacedOrders).receiptOf(code)
})

const untilState = (code: OrderCode, state: string) =>
  Effect.andThen(settleDueOrders, receiptOf(code)).pipe(
    Effect.filterOrFail(
      (receipt) => receipt.state === state,
      (receipt) => new Error(`it is ${receipt.state}`),
    ),
    Effect.eventually,
    Effect.timeout("8 seconds"),
  )

/** Makes an order older by a number of minutes. */
const age = Effect.fnUntraced(function* (code: OrderCode, minutes: number) {
  const sql = yield* SqlClient
  yield* sql`UPDATE charge_intents SET created_at = created_at - make_interval(mins => ${minutes}), ask_at = now()
    WHERE order_code = ${code}`
})

const askNow = Effect.fnUntraced(function* (code: OrderCode) {
  const sql = yield* SqlClient
  yield* sql`UPDATE charge_intents SET ask_at = now() WHERE order_code = ${code}`
  yield* settleDueOrders
})

const ordersOf = Effect.fnUntraced(function* (userId: string) {
  const sql = yield* SqlClient
  return (yield* sql`SELECT state FROM orders WHERE user_id = ${userId} ORDER BY submitted_at`).map(
    (row) => row["state"],
  )
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerShop(folder).pipe(
    Layer.provideMerge(pages.layer),
    Layer.provideMerge(layerSandbox(folder)),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `an order that is paid on the processor's pages, on ${database.name},`,
    (it) => {
      describe("while nobody has paid", () => {
        it.effect("is pending, and says where it is paid and until when", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const placed = yield* place
            const receipt = yield* receiptOf(placed.orderCode)
            assert.isTrue(placed.isPending)
            assert.strictEqual(placed.paymentPage?.address, pages.only.address)
            const open = Date.parse(placed.paymentPage?.expiresAt ?? "") - Date.parse(placed.submittedAt)
            assert.strictEqual(open, 30 * 60_000)
            assert.deepStrictEqual(receipt.paymentPage, placed.paymentPage)
            assert.deepInclude(receipt, { state: "pending", cardType: "Paywell", lastDigits: "" })
            assert.strictEqual(pages.only.request.amount, receipt.total)
          }),
        )

        it.effect("has one page, however often it is ordered and by how many clicks", () =>
          Effect.gen(function* () {
            const { command, user } = yield* buying()
            const placing = yield* OrderPlacements
            const before = pages.begun
            const clicks = Array.from({ length: 8 }, (_, index) => ({
              ...command,
              requestKey: RequestKey.make(`${user.id}-${index % 2}`),
            }))
            const answers = yield* Effect.forEach(clicks, (click) => placing.place(user, click), {
              concurrency: "unbounded",
            })
            assert.strictEqual(new Set(answers.map(({ paymentPage }) => paymentPage?.address)).size, 1)
            assert.strictEqual(pages.begun, before + 1)
            assert.deepStrictEqual(yield* ordersOf(user.id), ["pending"])
          }),
        )

        it.effect("takes no card, whether a token or a number, and says where it is paid instead", () =>
          Effect.gen(function* () {
            const { command, user } = yield* buying()
            const placing = yield* OrderPlacements
            const cards = [
              { kind: "token", token: "tok_1", securityCode: Redacted.make("123") },
              { kind: "number", card: Redacted.make(typedCard("4111111111111111")) },
            ] as const
            for (const payment of cards) {
              const refused = yield* Effect.flip(placing.place(user, { ...command, payment }))
              assert.include(refused.message, "doesn't accept cards")
              assert.include(refused.message, "Paywell")
            }
            assert.deepStrictEqual(yield* ordersOf(user.id), [])
          }),
        )

        it.effect("can be given up by its buyer: nobody can pay, and the list is free at once", () =>
          Effect.gen(function* () {
            const { command, place, user } = yield* buying()
            const { orderCode } = yield* place
            const page = pages.only
            yield* abandonPayment(orderCode)
            assert.deepInclude(yield* receiptOf(orderCode), { state: "declined" })
            assert.strictEqual(page.state, "closed")
            const placing = yield* OrderPlacements
            const again = yield* placing.place(user, {
              ...command,
              requestKey: RequestKey.make(`${user.id}-again`),
            })
            assert.notStrictEqual(again.orderCode, orderCode)
            // An order that waits for nothing stays as it is.
            yield* abandonPayment(orderCode)
            assert.deepStrictEqual(yield* ordersOf(user.id), ["declined", "pending"])
          }),
        )

        it.effect("stays when it was paid just before it was given up", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const { orderCode } = yield* place
            pages.pay(pages.only.request.key)
            yield* abandonPayment(orderCode)
            assert.deepInclude(yield* receiptOf(orderCode), { state: "placed" })
          }),
        )

        it.effect(
          "is declined once its half hour is over, frees its draft and its promotion, and can be ordered again",
          () =>
            Effect.gen(function* () {
              const sql = yield* SqlClient
              yield* sql`INSERT INTO promotions (code, name, type, value, max_uses) VALUES ('ONCE', 'Once', 3, 5, 1)
              ON CONFLICT DO NOTHING`
              const { command, place, user } = yield* buying("ONCE")
              const { orderCode } = yield* place
              yield* age(orderCode, 31)
              yield* settleDueOrders
              yield* untilState(orderCode, "declined")
              assert.strictEqual(pages.only.state, "closed")
              const released = yield* sql`SELECT count(*)::integer AS n FROM promotion_claims
              WHERE order_code = ${orderCode} AND released_at IS NOT NULL`
              assert.strictEqual(released[0]?.["n"], 1)
              // The same click keeps its answer, another one is another order.
              const same = yield* Effect.flip(place)
              assert.include(same.message, "wasn't made in time")
              const placing = yield* OrderPlacements
              const again = yield* placing.place(user, {
                ...command,
                requestKey: RequestKey.make(`${user.id}-again`),
              })
              assert.notStrictEqual(again.orderCode, orderCode)
              assert.notStrictEqual(pages.only.page, `page-${again.orderCode}`)
              assert.deepStrictEqual(yield* ordersOf(user.id), ["declined", "pending"])
            }),
        )
      })

      describe("once it was paid", () => {
        it.effect("is placed, and nothing is left to pay", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const { orderCode } = yield* place
            pages.pay(pages.only.key)
            yield* askNow(orderCode)
            const receipt = yield* untilState(orderCode, "placed")
            assert.isUndefined(receipt.paymentPage)
            assert.isFalse((yield* place).isPending)
          }),
        )

        it.effect("is placed too when that happened at the last moment, instead of being given up", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const { orderCode } = yield* place
            pages.pay(pages.only.key)
            yield* age(orderCode, 31)
            yield* settleDueOrders
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("stays pending as long as the bank has not answered, beyond the half hour", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const { orderCode } = yield* place
            pages.only.state = "processing"
            yield* age(orderCode, 31)
            yield* settleDueOrders
            assert.strictEqual((yield* receiptOf(orderCode)).state, "pending")
            pages.pay(pages.only.key)
            yield* askNow(orderCode)
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("after it was given up all the same, is refunded in full, once", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            const { orderCode } = yield* place
            yield* age(orderCode, 31)
            yield* settleDueOrders
            const { total } = yield* untilState(orderCode, "declined")
            pages.only.state = "paid"
            for (let time = 0; time < 3; time++) yield* askNow(orderCode)
            yield* untilState(orderCode, "declined")
            const refund = pages.refunds.get(`late:${orderCode}`)
            assert.deepInclude(refund, { amount: total, reference: `paid-${pages.only.page}` })
            const sql = yield* SqlClient
            const kept = yield* sql`SELECT reason, refunded_at IS NOT NULL AS made FROM refunds
              WHERE order_code = ${orderCode}`
            assert.deepStrictEqual(kept, [{ reason: "late", made: true }])
          }),
        )
      })

      describe("when the line to the processor fails", () => {
        it.effect("gets its page later, and the same one, where the answer that named it was lost", () =>
          Effect.gen(function* () {
            const { place } = yield* buying()
            pages.lost = "answer"
            const placed = yield* place.pipe(Effect.ensuring(Effect.sync(() => (pages.lost = "nothing"))))
            assert.isTrue(placed.isPending)
            assert.isUndefined(placed.paymentPage)
            const made = pages.made.size
            const receipt = yield* receiptOf(placed.orderCode).pipe(
              Effect.filterOrFail(({ paymentPage }) => paymentPage !== undefined),
              Effect.eventually,
              Effect.timeout("8 seconds"),
            )
            assert.strictEqual(pages.made.size, made)
            assert.deepStrictEqual((yield* place).paymentPage, receipt.paymentPage)
          }),
        )

        it.effect(
          "is opened by itself where the request never arrived, and closed where that takes too long",
          () =>
            Effect.gen(function* () {
              const { place } = yield* buying()
              const other = yield* buying()
              pages.lost = "request"
              const [placed, late] = yield* Effect.all([place, other.place]).pipe(
                Effect.tap(({ 1: { orderCode } }) => age(orderCode, 5)),
                Effect.ensuring(Effect.sync(() => (pages.lost = "nothing"))),
              )
              yield* receiptOf(placed.orderCode).pipe(
                Effect.filterOrFail(({ paymentPage }) => paymentPage !== undefined),
                Effect.eventually,
                Effect.timeout("8 seconds"),
              )
              yield* untilState(late.orderCode, "declined")
              assert.include((yield* Effect.flip(other.place)).message, "nothing was charged")
            }),
        )

        it.effect("is asked about only when it is due, not every second", () =>
          Effect.gen(function* () {
            yield* (yield* buying()).place
            const { key } = pages.only
            yield* Effect.repeat(settleDueOrders, { times: 5 })
            assert.isUndefined(pages.asked.get(key))
          }),
        )
      })

      describe("of which money is given back", () => {
        const paid = Effect.gen(function* () {
          const { place } = yield* buying()
          const { orderCode } = yield* place
          pages.pay(pages.only.key)
          yield* askNow(orderCode)
          return yield* untilState(orderCode, "placed")
        })

        it.effect(
          "gives back each refund once, and never more than was paid, whoever asks at the same time",
          () =>
            Effect.gen(function* () {
              const { orderCode, total } = yield* paid
              const claim = (key: string, amount: string | null) =>
                claimRefund({ orderCode, key: `${orderCode}:${key}`, reason: "operator", amount }).pipe(
                  Effect.tap(payRefund),
                )
              const asked = ["a", "a", "b", "b", "c", "c", "d", "d"].map((key) =>
                Effect.option(claim(key, "20.00")),
              )
              const given = yield* Effect.all(asked, { concurrency: "unbounded" })
              // $59.50 has room for two of four different ones.
              const made = [...pages.refunds.values()].filter(({ key }) => key.startsWith(`${orderCode}:`))
              assert.strictEqual(made.length, 2)
              assert.strictEqual(given.filter(({ _tag }) => _tag === "Some").length, 4)
              const rest = yield* claim("rest", null)
              assert.strictEqual(rest.amount, refundableAmount({ paid: total, givenBack: "40.00" }))
              const refused = yield* Effect.flip(claim("more", null))
              assert.deepInclude(refused, { reason: "tooMuch", left: "0.00" })
              const { refunds } = yield* receiptOf(orderCode)
              assert.deepStrictEqual(
                refunds.map(({ amount, reason }) => [amount, reason]),
                [
                  ["20.00", "operator"],
                  ["20.00", "operator"],
                  [rest.amount, "operator"],
                ],
              )
            }),
        )

        it.effect("waits for another refund of the order that is being claimed, and then knows of it", () =>
          Effect.gen(function* () {
            const { orderCode, total } = yield* paid
            const sql = yield* SqlClient
            const isHeld = yield* Deferred.make<void>()
            const mayEnd = yield* Deferred.make<void>()
            // As if the other one had the order and took its time.
            const other = yield* Effect.forkChild(
              sql.withTransaction(
                Effect.gen(function* () {
                  yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR UPDATE`
                  yield* Deferred.succeed(isHeld, undefined)
                  yield* Deferred.await(mayEnd)
                  yield* sql`INSERT INTO refunds (key, order_code, charge_key, charge_reference, amount, reason, claimed_at)
                    SELECT ${`${orderCode}:other`}, order_code, key, reference, amount, 'operator', now()
                    FROM charge_intents WHERE order_code = ${orderCode}`
                }),
              ),
            )
            yield* Deferred.await(isHeld)
            const mine = yield* Effect.forkChild(
              Effect.flip(
                claimRefund({ orderCode, key: `${orderCode}:mine`, reason: "operator", amount: total }),
              ),
            )
            yield* Effect.sleep("300 millis")
            yield* Deferred.succeed(mayEnd, undefined)
            yield* Fiber.join(other)
            assert.deepInclude(yield* Fiber.join(mine), { reason: "tooMuch", left: "0.00" })
          }),
        )

        it.effect(
          "takes its points back, closes the download at the end, and writes to the buyer once for each",
          () =>
            Effect.gen(function* () {
              const { orderCode, points, total } = yield* paid
              assert.isAbove(points, 1)
              const sql = yield* SqlClient
              const wish = { orderCode, reason: "operator" } as const
              const half = yield* claimRefund({ ...wish, key: `${orderCode}:half`, amount: "30.00" })
              const part = Math.floor((points * 3000) / (Number(total) * 100))
              assert.deepInclude(yield* receiptOf(orderCode), {
                charged: total,
                refunded: "0.00",
                pointsTakenBack: part,
                downloadClosedOn: null,
              })
              yield* Effect.all([payRefund(half), payRefund(half)], { concurrency: 2 })
              yield* Effect.flatMap(
                claimRefund({ ...wish, key: `${orderCode}:all`, amount: null }),
                payRefund,
              )
              const after = yield* receiptOf(orderCode)
              assert.deepInclude(after, { charged: total, refunded: total, pointsTakenBack: points })
              assert.isNotNull(after.downloadClosedOn)
              const mails =
                yield* sql`SELECT element FROM order_jobs WHERE element::text LIKE ${`%refunded%${orderCode}%`}`
              assert.strictEqual(mails.length, 2)
            }),
        )

        it.effect("takes no points that were spent already, and notes them", () =>
          Effect.gen(function* () {
            const { orderCode, points } = yield* paid
            const sql = yield* SqlClient
            yield* sql`INSERT INTO point_entries (user_id, reason, points, order_code, entered_at)
              SELECT user_id, 'redeemed', ${1 - points}, ${`${orderCode}-gift`}, now() FROM orders WHERE code = ${orderCode}`
            yield* claimRefund({ orderCode, key: `${orderCode}:all`, reason: "operator", amount: null })
            assert.strictEqual((yield* receiptOf(orderCode)).pointsTakenBack, 1)
            const [entry] = yield* sql`SELECT missing::integer AS missing, note FROM point_entries
              WHERE order_code = ${orderCode} AND reason = 'takenBack'`
            assert.deepStrictEqual(entry, {
              missing: points - 1,
              note: `refund of ${orderCode}: ${points - 1} more points were spent already`,
            })
          }),
        )

        it.effect("is not given back a second time while its buyer disputes it at the bank", () =>
          Effect.gen(function* () {
            const { orderCode, total } = yield* paid
            const sql = yield* SqlClient
            const [charge] = yield* sql<{
              reference: string
            }>`SELECT reference FROM charge_intents WHERE order_code = ${orderCode}`
            const dispute = {
              id: `dp_${orderCode}`,
              reference: charge?.reference ?? "",
              amount: total,
              reason: "fraudulent",
            }
            const wish = { orderCode, key: `${orderCode}:too`, reason: "operator", amount: null } as const
            yield* recordDispute({ ...dispute, state: "open" })
            yield* recordDispute({ ...dispute, state: "open" })
            const stuck = yield* listOpenDisputes(1_000)
            assert.deepStrictEqual(
              stuck.filter((one) => one.orderCode === orderCode).map(({ amount, state }) => [amount, state]),
              [[total, "open"]],
            )
            assert.deepInclude(yield* Effect.flip(claimRefund(wish)), { reason: "disputed", left: "0.00" })
            yield* recordDispute({ ...dispute, state: "won" })
            // The report of its beginning comes late.
            yield* recordDispute({ ...dispute, state: "open" })
            assert.strictEqual((yield* claimRefund(wish)).amount, total)
          }),
        )

        it.effect("gives nothing back of what was not paid", () =>
          Effect.gen(function* () {
            const { orderCode } = yield* (yield* buying()).place
            const wish = { orderCode, key: `${orderCode}:early`, reason: "operator", amount: null } as const
            assert.deepInclude(yield* Effect.flip(claimRefund(wish)), { reason: "notPaid" })
          }),
        )
      })
    },
  )
}
