import { OrderCode } from "@listwright/domain/shared"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ChargeKey } from "../../../src/payments/Processors.ts"
import { chargeName } from "../../../src/payments/stripe/chargeName.ts"
import { readStripeDispute } from "../../../src/payments/stripe/readStripeDispute.ts"
import { sessionParameters } from "../../../src/payments/stripe/sessionParameters.ts"
import { isSignedByStripe, stripeSignature } from "../../../src/payments/stripe/stripeSignature.ts"
import { sessionOutcome, StripeSession } from "../../../src/payments/stripe/StripeSession.ts"

const NOW = 1_764_151_200
const SECRET = "whsec_1"
const body = '{"id":"evt_1","type":"checkout.session.completed"}'
const header = (time = NOW, secret = SECRET) => `t=${time},v1=${stripeSignature(body, time, secret)}`

describe("a report of Stripe", () => {
  it("is signed over its time and its very text", () => {
    // Computed with: printf '%s' '1764151200.{"id":"evt_1","type":"checkout.session.completed"}' | openssl dgst -sha256 -hmac whsec_1
    expect(stripeSignature(body, NOW, SECRET)).toBe(
      "69269ce6b12d5a2d7117fb444dfffeb4f7d04f5e697b37b8f3abf51e0aea56a6",
    )
    expect(isSignedByStripe(body, header(), SECRET, NOW)).toBe(true)
  })

  it.each([
    ["another secret", header(NOW, "whsec_2"), body],
    ["a text that was changed", header(), `${body} `],
    ["no signature", `t=${NOW}`, body],
    ["no time", `v1=${stripeSignature(body, NOW, SECRET)}`, body],
    ["two times", `t=${NOW},${header()}`, body],
    ["another scheme alone", header().replace("v1=", "v0="), body],
    ["nothing", "", body],
  ])("is refused with %s", (_, signature, text) => {
    expect(isSignedByStripe(text, signature, SECRET, NOW)).toBe(false)
  })

  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])("signed %i seconds ago is taken: %s", (age, isTaken) => {
    expect(isSignedByStripe(body, header(NOW - age), SECRET, NOW)).toBe(isTaken)
  })

  it("is taken with any of several signatures, as while a secret is replaced", () => {
    expect(
      isSignedByStripe(
        body,
        `${header(NOW, "whsec_old")},v1=${stripeSignature(body, NOW, SECRET)}`,
        SECRET,
        NOW,
      ),
    ).toBe(true)
  })
})

const usd = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

const request = (amount: string, tax: string) => ({
  key: ChargeKey.make("draft:1:2"),
  amount,
  tax,
  orderCode: OrderCode.make("LW-2345-6789"),
  orderName: "Spring mailing",
  listType: 10,
  expiresAt: new Date((NOW + 1_800) * 1_000),
})

describe("the session that is asked for", () => {
  const asked = (amount: string, tax: string) =>
    new Map(sessionParameters(request(amount, tax) as never, "https://lists.example"))

  it("has lines that sum to the total, to the cent, for every total and tax", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(), (cents, part) => {
        const tax = part % (cents + 1)
        const parameters = asked(usd(cents), usd(tax))
        const amounts = [...parameters].filter(([name]) => name.endsWith("[unit_amount]"))
        expect(amounts.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(cents)
        expect(parameters.get("metadata[cents]")).toBe(String(cents))
      }),
    )
  })

  it("names a charge by a hash where its key is longer than Stripe takes", () => {
    const key = ChargeKey.make(`session:${"x".repeat(300)}`)
    expect(chargeName(key)).toMatch(/^[0-9a-f]{64}$/)
    expect(chargeName(ChargeKey.make("draft:1:2"))).toBe("draft:1:2")
  })

  it("names order and charge, takes cards alone, and brings buyers back to their receipt", () => {
    const parameters = asked("59.50", "3.50")
    expect(parameters.get("client_reference_id")).toBe("LW-2345-6789")
    expect(parameters.get("metadata[charge]")).toBe("draft:1:2")
    expect(parameters.get("payment_method_types[0]")).toBe("card")
    expect(parameters.get("billing_address_collection")).toBe("required")
    const receipt = "https://lists.example/order/10/success?order=LW-2345-6789"
    expect([parameters.get("success_url"), parameters.get("cancel_url")]).toEqual([receipt, receipt])
    expect(parameters.get("expires_at")).toBe(NOW + 1_800 + 120)
  })
})

describe("a session that Stripe shows", () => {
  const documented = JSON.parse(
    readFileSync(join(import.meta.dirname, "fixtures/checkout.session.json"), "utf8"),
  )
  const session = (change: object) =>
    Schema.decodeUnknownSync(StripeSession)({
      ...documented,
      amount_total: 5_950,
      currency: "usd",
      metadata: { cents: "5950" },
      ...change,
    })
  const complete = { status: "complete", url: null }
  const bank = (status: string) => ({ ...complete, payment_intent: { id: "pi_1", status } })

  it.each([
    ["open", {}, "open"],
    ["expired", { status: "expired", url: null }, "declined"],
    ["paid", { ...complete, payment_status: "paid" }, "captured"],
    ["complete and not paid", complete, "processing"],
    ["complete and still at the bank", bank("processing"), "processing"],
    ["complete and refused by the bank", bank("requires_payment_method"), "declined"],
    ["paid another amount", { ...complete, payment_status: "paid", amount_total: 1 }, "strange"],
    ["paid in another currency", { ...complete, payment_status: "paid", currency: "cad" }, "strange"],
    ["paid without a payment", { ...complete, payment_status: "no_payment_required" }, "strange"],
  ])("%s", (_, change, state) => {
    expect(sessionOutcome(session(change)).state).toBe(state)
  })
})

describe("a dispute that Stripe reports", () => {
  const dispute = {
    id: "du_1",
    object: "dispute",
    amount: 5_950,
    currency: "usd",
    reason: "fraudulent",
    status: "needs_response",
    payment_intent: "pi_1",
  }
  const read = (change: object) =>
    Effect.runPromise(readStripeDispute(JSON.stringify({ data: { object: { ...dispute, ...change } } })))

  it.each([
    ["needs_response", "open"],
    ["under_review", "open"],
    ["warning_needs_response", "open"],
    ["warning_under_review", "open"],
    ["warning_closed", "won"],
    ["prevented", "won"],
    ["won", "won"],
    ["lost", "lost"],
    ["a status of next year", "open"],
  ])("as %s is %s", async (status, state) => {
    expect(await read({ status })).toEqual({
      id: "du_1",
      reference: "pi_1",
      amount: "59.50",
      reason: "fraudulent",
      state,
    })
  })

  it("names its payment, as a text or as a whole", async () => {
    expect(await read({ payment_intent: { id: "pi_2", object: "payment_intent" } })).toMatchObject({
      reference: "pi_2",
    })
  })

  it.each([
    ["without a payment of the site", { payment_intent: null }],
    ["in another currency", { currency: "eur" }],
  ])("%s is none of the site's", async (_, change) => {
    expect(await read(change)).toBeNull()
  })

  it.each([{ amount: 0 }, { amount: "5950" }, { id: null }, { status: undefined }])(
    "that is not one is refused: %j",
    async (change) => {
      await expect(read(change)).rejects.toThrow()
    },
  )
})
