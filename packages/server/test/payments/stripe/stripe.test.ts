import { assert, describe, layer } from "@effect/vitest"
import type { OrderCode } from "@listwright/domain/shared"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, afterEach, beforeAll } from "vitest"
import { claimRefund } from "../../../src/orders/claimRefund.ts"
import { recordEvent } from "../../../src/orders/recordEvent.ts"
import { PlacedOrders } from "../../../src/orders/PlacedOrders.ts"
import { OrderPlacements } from "../../../src/orders/OrderPlacements.ts"
import { payClaimedRefunds, payRefund } from "../../../src/orders/payRefund.ts"
import { settleDueOrders } from "../../../src/orders/settleDueOrders.ts"
import { Processors } from "../../../src/payments/Processors.ts"
import { layerSandbox } from "../../../src/payments/sandbox/layerSandbox.ts"
import { layerStripe } from "../../../src/payments/stripe/ProcessorsStripe.ts"
import { stripeSignature } from "../../../src/payments/stripe/stripeSignature.ts"
import {
  commandFor,
  layerCrypto,
  layerShop,
  newDraft,
  newUser,
  removeFolder,
  temporaryFolder,
} from "../../orders/shop.ts"
import { databases } from "../../storage/databases.ts"
import { SECRET_KEY, StripeStub, WEBHOOK_SECRET } from "./stripeStub.ts"

const stub = new StripeStub()
const settings = {
  get api() {
    return stub.url
  },
  secretKey: Redacted.make(SECRET_KEY),
  webhookSecret: Redacted.make(WEBHOOK_SECRET),
  returnTo: "https://lists.example",
  pace: { open: 60_000, processing: 3_600_000, unanswered: 200 },
}

beforeAll(() => stub.start())
afterEach(() => {
  stub.troubles.length = 0
  stub.trouble = () => "none"
  stub.error = null
})
afterAll(() => stub.stop())

const buying = Effect.gen(function* () {
  const user = yield* newUser()
  const draft = yield* newDraft(user)
  const command = { ...(yield* commandFor(user, draft.id)), payment: { kind: "none" } as const }
  const placing = yield* OrderPlacements
  return { user, place: placing.place(user, command) }
})

const ordered = Effect.gen(function* () {
  const { place, user } = yield* buying
  const { orderCode, paymentPage } = yield* place
  return { orderCode, paymentPage, place, user, session: stub.sessionOf(orderCode) }
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

const nothingChanges = (code: OrderCode, state: string) =>
  Effect.gen(function* () {
    yield* settleDueOrders
    yield* settleDueOrders
    assert.strictEqual((yield* receiptOf(code)).state, state)
  })

/** The site hears of an event as the webhook does. */
const hear = Effect.fnUntraced(function* (event: object) {
  const { readEvent } = yield* Processors
  const body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1_000)
  const signature = `t=${time},v1=${stripeSignature(body, time, WEBHOOK_SECRET)}`
  yield* recordEvent(yield* readEvent(body, signature))
})

const age = Effect.fnUntraced(function* (code: OrderCode, minutes: number) {
  const sql = yield* SqlClient
  yield* sql`UPDATE charge_intents SET created_at = created_at - make_interval(mins => ${minutes}), ask_at = now()
    WHERE order_code = ${code}`
})

const due = Effect.fnUntraced(function* (code: OrderCode) {
  const sql = yield* SqlClient
  yield* sql`UPDATE charge_intents SET ask_at = now() WHERE order_code = ${code}`
  yield* settleDueOrders
})

/** Counts the requests whose path names a session. */
const asksOf = (session: { readonly id: string }) =>
  stub.requests.filter(({ path }) => path.includes(session.id)).length

const sessionsOf = (code: OrderCode) =>
  [...stub.sessions.values()].filter((session) => session.client_reference_id === code)

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerShop(folder).pipe(
    Layer.provideMerge(Layer.suspend(() => layerStripe(settings))),
    Layer.provideMerge(layerSandbox(folder)),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `Stripe, on ${database.name},`,
    (it) => {
      describe("opens a session", () => {
        it.effect("of the order's total, under the key of the charge and a pinned version", () =>
          Effect.gen(function* () {
            const { orderCode, paymentPage, session } = yield* ordered
            const { total } = yield* receiptOf(orderCode)
            const request = stub.requests.find(({ body }) =>
              body.includes(`client_reference_id=${orderCode}`),
            )
            assert.strictEqual(paymentPage?.address, session.url)
            assert.strictEqual(session.amount_total, Math.round(Number(total) * 100))
            assert.match(request?.key ?? "", /^draft:/)
            assert.strictEqual(request?.version, "2026-01-28.clover")
          }),
        )

        it.effect("once, where its answer was lost, Stripe failed, was busy or is at it already", () =>
          Effect.gen(function* () {
            for (const trouble of [
              "answer lost",
              "request lost",
              "too many requests",
              "key in use",
            ] as const) {
              stub.troubles.push(trouble)
              const { orderCode } = yield* ordered
              const receipt = yield* receiptOf(orderCode).pipe(
                Effect.filterOrFail(({ paymentPage }) => paymentPage !== undefined),
                Effect.eventually,
                Effect.timeout("8 seconds"),
              )
              assert.strictEqual(sessionsOf(orderCode).length, 1, trouble)
              assert.strictEqual(receipt.paymentPage?.address, stub.sessionOf(orderCode).url)
            }
          }),
        )

        it.effect(
          "and is found again by what is kept with it once its key is forgotten, before another is opened",
          () =>
            Effect.gen(function* () {
              stub.troubles.push("answer lost")
              stub.trouble = (method) => (method === "GET" ? "stripe failed" : "none")
              const { orderCode } = yield* ordered
              stub.forgetKeys()
              stub.trouble = () => "none"
              const receipt = yield* receiptOf(orderCode).pipe(
                Effect.filterOrFail(({ paymentPage }) => paymentPage !== undefined),
                Effect.eventually,
                Effect.timeout("8 seconds"),
              )
              assert.strictEqual(sessionsOf(orderCode).length, 1)
              assert.strictEqual(receipt.paymentPage?.address, stub.sessionOf(orderCode).url)
            }),
        )

        it.effect(
          "or refuses to: the order is declined, and its buyer is told that nothing was charged",
          () =>
            Effect.gen(function* () {
              stub.error = "amount too small"
              const { place, user } = yield* buying
              const refused = yield* Effect.flip(place)
              assert.include(refused.message, "nothing was charged")
              const sql = yield* SqlClient
              const [order] = yield* sql`SELECT state FROM orders WHERE user_id = ${user.id}`
              assert.strictEqual(order?.["state"], "declined")
            }),
        )
      })

      describe("reports a payment", () => {
        const paid = Effect.gen(function* () {
          const order = yield* ordered
          assert.isTrue(stub.pay(order.session.id))
          return order
        })

        it.effect("and the order is placed at once, however often it is reported", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* paid
            const event = stub.eventOf("checkout.session.completed", session.id)
            yield* Effect.all([hear(event), hear(event), hear(event)], { concurrency: "unbounded" })
            yield* untilState(orderCode, "placed")
            const requests = asksOf(session)
            yield* hear(event)
            yield* settleDueOrders
            assert.strictEqual(asksOf(session), requests)
            const sql = yield* SqlClient
            const [row] = yield* sql`SELECT reference FROM charge_intents WHERE order_code = ${orderCode}`
            assert.match(String(row?.["reference"]), /^pi_/)
          }),
        )

        it.effect("that was given up too late: a late 'expired' changes nothing", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* paid
            yield* hear(stub.eventOf("checkout.session.expired", session.id))
            yield* untilState(orderCode, "placed")
            yield* hear(stub.eventOf("checkout.session.expired", session.id))
            yield* nothingChanges(orderCode, "placed")
          }),
        )

        it.effect("never, and it is found out by asking", () =>
          Effect.gen(function* () {
            const { orderCode } = yield* paid
            yield* nothingChanges(orderCode, "pending")
            yield* due(orderCode)
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("while it cannot be asked, and the order is placed as soon as it can", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* paid
            stub.trouble = () => "stripe failed"
            yield* hear(stub.eventOf("checkout.session.completed", session.id))
            yield* nothingChanges(orderCode, "pending")
            stub.trouble = () => "none"
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("that the bank has to confirm: then, and not before, the order is placed", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            stub.pay(session.id, "late")
            yield* hear(stub.eventOf("checkout.session.completed", session.id))
            yield* nothingChanges(orderCode, "pending")
            stub.bankAnswers(session.id, true)
            yield* hear(stub.eventOf("checkout.session.async_payment_succeeded", session.id))
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("that the bank refuses in the end, before the report of it as well as after", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            stub.pay(session.id, "late")
            stub.bankAnswers(session.id, false)
            yield* hear(stub.eventOf("checkout.session.async_payment_failed", session.id))
            yield* untilState(orderCode, "declined")
            yield* hear(stub.eventOf("checkout.session.completed", session.id))
            yield* nothingChanges(orderCode, "declined")
          }),
        )

        it.effect("twice, and it is asked about once", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            stub.expire(session.id)
            const event = stub.eventOf("checkout.session.expired", session.id)
            yield* hear(event)
            yield* untilState(orderCode, "declined")
            const requests = asksOf(session)
            yield* hear(event)
            yield* settleDueOrders
            assert.strictEqual(asksOf(session), requests)
          }),
        )

        it.effect("as nobody else can: without Stripe's signature it is not even read", () =>
          Effect.gen(function* () {
            const { readEvent } = yield* Processors
            const { session } = yield* ordered
            const body = JSON.stringify(stub.eventOf("checkout.session.completed", session.id))
            const time = Math.floor(Date.now() / 1_000)
            const refused = yield* Effect.flip(
              readEvent(body, `t=${time},v1=${stripeSignature(body, time, "whsec_other")}`),
            )
            assert.strictEqual(refused.reason, "signature")
          }),
        )

        it.effect("of another kind or of nothing that is known, and nothing comes of it", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            const requests = asksOf(session)
            yield* hear(stub.eventOf("invoice.paid", session.id))
            const stranger = stub.eventOf("checkout.session.completed", session.id)
            stranger.data.object = { ...stranger.data.object, id: "cs_test_other", metadata: {} }
            yield* hear(stranger)
            yield* nothingChanges(orderCode, "pending")
            assert.strictEqual(asksOf(session), requests)
          }),
        )
      })

      describe("has a session whose time is over", () => {
        it.effect("and expires it before the order is declined: nobody can pay any more", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            yield* age(orderCode, 31)
            yield* settleDueOrders
            yield* untilState(orderCode, "declined")
            assert.strictEqual(stub.sessions.get(session.id).status, "expired")
            assert.isFalse(stub.pay(session.id))
          }),
        )

        it.effect("and keeps the order where it cannot expire it", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            stub.trouble = (_, path) => (path.endsWith("/expire") ? "stripe failed" : "none")
            yield* age(orderCode, 31)
            yield* settleDueOrders
            assert.strictEqual((yield* receiptOf(orderCode)).state, "pending")
            stub.pay(session.id)
            stub.trouble = () => "none"
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("and was expired by Stripe itself", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            stub.expire(session.id)
            yield* hear(stub.eventOf("checkout.session.expired", session.id))
            yield* untilState(orderCode, "declined")
          }),
        )

        it.effect("and refunds in full, once, what was paid all the same", () =>
          Effect.gen(function* () {
            const { orderCode, session } = yield* ordered
            yield* age(orderCode, 31)
            yield* settleDueOrders
            yield* untilState(orderCode, "declined")
            // Against all that Stripe says of itself.
            const paid = stub.sessions.get(session.id)
            Object.assign(paid, { status: "open" })
            stub.pay(session.id)
            for (let time = 0; time < 3; time++) {
              yield* hear(stub.eventOf("checkout.session.completed", session.id))
              yield* settleDueOrders
            }
            const refunds = [...stub.refunds.values()].filter(
              ({ payment_intent }) => payment_intent === paid.payment_intent.id,
            )
            assert.deepStrictEqual(
              refunds.map(({ amount }) => amount),
              [paid.amount_total],
            )
            assert.strictEqual((yield* receiptOf(orderCode)).state, "declined")
          }),
        )
      })

      describe("gives money back", () => {
        const placed = Effect.gen(function* () {
          const { orderCode, session } = yield* ordered
          stub.pay(session.id)
          yield* due(orderCode)
          yield* untilState(orderCode, "placed")
          const intent = stub.sessions.get(session.id).payment_intent.id
          const given = () =>
            [...stub.refunds.values()]
              .filter(({ payment_intent }) => payment_intent === intent)
              .map(({ amount }) => amount)
          return { orderCode, given }
        })

        it.effect(
          "once for a key, also after its key is forgotten and when it is asked for at the same time",
          () =>
            Effect.gen(function* () {
              const { given, orderCode } = yield* placed
              const wish = { orderCode, key: `${orderCode}:1`, reason: "operator", amount: "10.00" } as const
              const refund = { ...(yield* claimRefund(wish)), isRefunded: false }
              yield* Effect.all([payRefund(refund), payRefund(refund), payRefund(refund)], {
                concurrency: "unbounded",
              }).pipe(Effect.ignore)
              stub.forgetKeys()
              yield* payRefund(refund)
              assert.deepStrictEqual(given(), [1_000])
            }),
        )

        it.effect("once, where the answer was lost and the server asks again by itself", () =>
          Effect.gen(function* () {
            const { given, orderCode } = yield* placed
            const wish = { orderCode, key: `${orderCode}:1`, reason: "operator", amount: "10.00" } as const
            const refund = yield* claimRefund(wish)
            stub.troubles.push("none", "answer lost")
            assert.strictEqual((yield* Effect.flip(payRefund(refund)))._tag, "OutcomeUnknown")
            const sql = yield* SqlClient
            yield* sql`UPDATE refunds SET asked_at = now() - interval '1 minute' WHERE key = ${wish.key}`
            yield* payClaimedRefunds
            yield* payClaimedRefunds
            const kept =
              yield* sql`SELECT refunded_at IS NOT NULL AS made FROM refunds WHERE key = ${wish.key}`
            assert.deepStrictEqual([given(), kept], [[1_000], [{ made: true }]])
          }),
        )
      })

      describe("is tried for an operator", () => {
        const check = Effect.flatMap(Processors, (processors) => processors.check)
        const texts = Effect.map(check, (findings) =>
          findings.map(({ isGood, text }) => `${isGood ? "ok" : "problem"} ${text}`).join("\n"),
        )
        const url = "https://lists.example/stripe/webhook"

        it.effect("with a key that works and reports that come", () =>
          Effect.gen(function* () {
            stub.webhooks = [{ url, status: "enabled", enabled_events: ["*"] }]
            const said = yield* texts
            assert.include(said, "ok The key works. It is a test key")
            assert.notInclude(said, "problem")
            assert.notInclude(said, SECRET_KEY)
          }),
        )

        it.effect("and says what is missing of the reports", () =>
          Effect.gen(function* () {
            stub.webhooks = []
            assert.include(yield* texts, `problem Stripe has no webhook for ${url}`)
            stub.webhooks = [{ url, status: "enabled", enabled_events: ["checkout.session.completed"] }]
            assert.include(yield* texts, "is missing checkout.session.async_payment_succeeded")
            stub.webhooks = [{ url, status: "disabled", enabled_events: ["*"] }]
            assert.include(yield* texts, "is disabled in Stripe")
          }),
        )

        it.effect(
          "with a key that Stripe doesn't recognize, one that may not, and a Stripe that is away",
          () =>
            Effect.gen(function* () {
              stub.error = "unknown key"
              assert.include(yield* texts, "problem Stripe doesn't recognize the key")
              stub.error = "no permission"
              assert.include(yield* texts, "problem The key isn't allowed to read the balance")
              stub.error = null
              stub.trouble = () => "request lost"
              assert.include(yield* texts, "problem Stripe didn't respond")
            }),
        )
      })
    },
  )
}
