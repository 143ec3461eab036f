import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Caller, caller, signedIn } from "../../http/caller.ts"
import { servedSite } from "../../http/servedSite.ts"
import { prepareOrder, zipsOfNewYork } from "../../orders/preparedOrder.ts"
import { ACCEPTED } from "../../orders/shop.ts"
import { SECRET_KEY, StripeStub, WEBHOOK_SECRET } from "./stripeStub.ts"

const stub = new StripeStub()
await stub.start()
afterAll(() => stub.stop())

const PUBLIC = "http://127.0.0.1:4399"
const { folder, url } = servedSite(
  { publicUrl: PUBLIC, payments: { processor: "stripe", stripeApi: stub.url } },
  { stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET } },
)

const decodeReceipt = Schema.decodeUnknownSync(OrderReceipt)

let buyer: Caller
let codes: ReadonlyArray<string> = []
const asSite = () => ({
  json: async (method: string, path: string, body?: unknown) =>
    path === "/sandbox-processor/cards" ? { token: "" } : (await buyer.call(method, path, body)).body,
})
beforeAll(async () => {
  buyer = await signedIn(url)
  codes = await zipsOfNewYork(asSite())
})

/** Prepares an order, also without its card, as a client sends it that knows that Stripe takes the payment. */
const prepared = async () => {
  const { body } = await prepareOrder(asSite(), codes, ACCEPTED)
  const { OrderPaymentInformation, ...order } = body.order
  return { withoutCard: { ...body, order }, card: OrderPaymentInformation, body }
}

const place = async (body: unknown) =>
  (await buyer.post("/PlaceOrder.aspx/ProcessOrder", body)).body.d.DataSource
const receipt = async (code: string) =>
  decodeReceipt((await buyer.call("GET", `/api/v1/orders/${code}`)).body)
const until = async (code: string, state: string): Promise<OrderReceipt> => {
  for (;;) {
    const now = await receipt(code)
    if (now.state === state) return now
  }
}

const operatorHeaders = (): Readonly<Record<string, string>> => {
  const secrets = JSON.parse(readFileSync(join(folder(), "site", "secrets.json"), "utf8"))
  return { "x-listwright-operator": secrets.operator }
}
const asOperator = (method: string, path: string, body?: unknown) =>
  caller(url).call(method, path, body, operatorHeaders())

describe("a site whose orders are paid at Stripe", () => {
  it("says so to everybody, and takes no card, at its counter or with an order", async () => {
    const site = (await buyer.post("/PlaceOrder.aspx/InitializeCommonJsConfiguration")).body.d.DataSource
    assert.strictEqual(site.PaysAt, "Stripe")
    const card = { holderName: "D", number: ACCEPTED, securityCode: "123", expiryMonth: 12, expiryYear: 2031 }
    const counter = await buyer.post("/sandbox-processor/cards", card)
    assert.strictEqual(counter.status, 422)
    assert.include(counter.body.message, "doesn't accept cards")
    const { body, card: information } = await prepared()
    const withNumber = { ...information, Token: "", Number: ACCEPTED }
    for (const sent of [{ ...information, Token: "tok_1" }, withNumber]) {
      const refused = await place({ ...body, order: { ...body.order, OrderPaymentInformation: sent } })
      assert.isFalse(refused.IsSuccess)
      assert.include(refused.Message, "doesn't accept cards")
    }
    assert.strictEqual(stub.sessions.size, 0)
  })

  it("delivers an order once it was paid, reported late and twice, and gives money back for its operator", async () => {
    const { withoutCard } = await prepared()
    const pending = await place(withoutCard)
    const again = await place(withoutCard)
    const code = String(pending.OrderCode)
    const session = stub.sessionOf(code)
    assert.isTrue(pending.IsPending)
    assert.strictEqual(pending.PaymentUrl, session.url)
    assert.deepStrictEqual(again, pending)
    assert.strictEqual(session.success_url, `${PUBLIC}/order/10/success?order=${code}`)
    assert.strictEqual((await receipt(code)).paymentPage?.address, session.url)

    stub.pay(session.id)
    const event = stub.eventOf("checkout.session.completed", session.id)
    const minutesAgo = Math.floor(Date.now() / 1_000) - 400
    assert.strictEqual(await StripeStub.report(url(), event, { secret: "whsec_other" }), 400)
    assert.strictEqual(await StripeStub.report(url(), event, { time: minutesAgo }), 400)
    assert.strictEqual(await StripeStub.report(url(), event, { body: `${JSON.stringify(event)} ` }), 400)
    assert.strictEqual((await receipt(code)).state, "pending")
    assert.strictEqual(await StripeStub.report(url(), event), 200)
    assert.strictEqual(await StripeStub.report(url(), event), 200)
    const { total } = await until(code, "fulfilled")
    assert.strictEqual(session.amount_total, Math.round(Number(total) * 100))

    const dispute = (type: string, status: string) =>
      StripeStub.report(url(), {
        ...stub.eventOf(type, session.id),
        data: {
          object: {
            id: "du_1",
            object: "dispute",
            amount: session.amount_total - (session.amount_total % 100) + 50,
            currency: "usd",
            reason: "fraudulent",
            status,
            payment_intent: session.payment_intent.id,
          },
        },
      })
    const disputes = async () => {
      const { jobs } = (await asOperator("GET", "/api/v1/jobs")).body
      return jobs.filter((job: { readonly kind: string }) => job.kind === "dispute")
    }
    assert.deepStrictEqual(await disputes(), [])
    assert.strictEqual(await dispute("charge.dispute.created", "needs_response"), 200)
    assert.match(
      (await disputes())[0].advice,
      /^The buyer has disputed \$\d+\.50 of the payment .* under du_1\./,
    )
    assert.strictEqual((await disputes())[0].orderCode, code)
    assert.strictEqual(await dispute("charge.dispute.closed", "won"), 200)
    assert.deepStrictEqual(await disputes(), [])

    const refund = (body: unknown) => asOperator("POST", `/api/v1/orders/${code}/refunds`, body)
    const stranger = await buyer.post(`/api/v1/orders/${code}/refunds`, { key: "1", amount: null })
    assert.strictEqual(stranger.status, 401)
    const [first, same] = await Promise.all([
      refund({ key: "5.00", amount: "5" }),
      refund({ key: "5.00", amount: "5" }),
    ])
    assert.deepStrictEqual(first.body, same.body)
    assert.deepInclude(first.body, { amount: "5.00", isMade: true })
    assert.strictEqual((await refund({ key: "2", amount: total })).status, 422)
    const rest = await refund({ key: "all", amount: null })
    assert.deepInclude(rest.body, { left: "0.00", isMade: true })
    assert.include((await refund({ key: "more", amount: "0.01" })).body.message, "already been refunded")
    const given = [...stub.refunds.values()].reduce((sum: number, { amount }) => sum + Number(amount), 0)
    assert.strictEqual(given, session.amount_total)
    assert.strictEqual(
      (await asOperator("POST", "/api/v1/orders/LW-2222-2222/refunds", { key: "1", amount: null })).status,
      404,
    )
  })

  it("refuses reports that are too long, and acknowledges those that it does nothing about", async () => {
    const long = { id: "evt_long", type: "ping", text: "x".repeat(300_000) }
    assert.strictEqual(await StripeStub.report(url(), long), 413)
    assert.strictEqual(await StripeStub.report(url(), { id: "evt_ping", type: "ping" }), 200)
    assert.strictEqual(await StripeStub.report(url(), { nothing: "known" }), 400)
  })

  it("says what is wrong with its keys, and keeps them for itself", async () => {
    const { body } = await asOperator("GET", "/api/v1/payments/check")
    assert.isAtLeast(body.findings.length, 4)
    assert.include(JSON.stringify(body), `no webhook for ${PUBLIC}/stripe/webhook`)
    const jobs = await asOperator("GET", "/api/v1/jobs")
    const files = await asOperator("GET", "/api/v1/site/files")
    for (const shown of [body, jobs.body, files.body])
      for (const secret of [SECRET_KEY, WEBHOOK_SECRET]) assert.notInclude(JSON.stringify(shown), secret)
    const holding = globSync("**/*", { cwd: folder(), withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("universes"))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file, "latin1").includes(SECRET_KEY))
    assert.deepStrictEqual(holding, [join(folder(), "site", "secrets.json")])
  })
})
