import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { join } from "node:path"
import { stripeSignature } from "../../../src/payments/stripe/stripeSignature.ts"

type Json = ReturnType<typeof JSON.parse>

const fixture = (name: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8"))

export const SECRET_KEY = "sk_test_listwright_stub_0001"
export const WEBHOOK_SECRET = "whsec_listwright_stub_0001"

/** The stub's reaction to a request, in place of Stripe's. */
export type Trouble =
  | "none"
  /** It is done, and the answer is lost. */
  | "answer lost"
  /** It never arrives. */
  | "request lost"
  | "stripe failed"
  | "too many requests"
  | "key in use"

interface Kept {
  readonly request: string
  readonly status: number
  readonly body: Json
}

export interface StubSession {
  readonly id: string
  readonly body: Json
}

const at = (): number => Math.floor(Date.now() / 1_000)

/** 'a[b][0]=c' as Stripe reads forms: { a: { b: { 0: 'c' } } }. */
const read = (text: string): Json => {
  const found: Json = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[")
    let place = found
    for (const part of path.slice(0, -1)) place = place[part] ??= {}
    place[path.at(-1) ?? ""] = value
  }
  return found
}

const MINIMUM_CENTS = 50
const SHORTEST_SECONDS = 30 * 60

/**
 * Stripe, as far as its pages describe what the site uses: sessions, refunds, idempotency for a day, signed events. A test
 * pays on its pages, and troubles its lines.
 */
export class StripeStub {
  readonly sessions = new Map<string, Json>()
  readonly refunds = new Map<string, Json>()
  readonly requests: Array<{
    method: string
    path: string
    key: string | undefined
    body: string
    version: string
  }> = []
  readonly #kept = new Map<string, Kept>()
  readonly #server: Server
  url = ""
  /** The stub's reactions to the next requests, in order. */
  readonly troubles: Array<Trouble> = []
  /** The same for every request, by a test's own choice. */
  trouble: (method: string, path: string) => Trouble = () => "none"
  error: string | null = null
  webhooks: Array<{ url: string; status: string; enabled_events: ReadonlyArray<string> }> = []
  /** Hears of every event; a test sends it on, or not, or twice. */
  onEvent: (event: Json) => void = () => {}

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    const address = this.#server.address()
    this.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void {
    this.#kept.clear()
  }

  sessionOf(orderCode: string): Json {
    return [...this.sessions.values()].filter((session) => session.client_reference_id === orderCode).at(-1)
  }

  /** The buyer pays on the page. `late`: the bank takes its time. False where the page is closed. */
  pay(id: string, how: "card" | "late" = "card"): boolean {
    const session = this.sessions.get(id)
    if (session?.status !== "open") return false
    session.status = "complete"
    session.url = null
    session.payment_status = how === "card" ? "paid" : "unpaid"
    session.payment_intent = {
      ...fixture("payment_intent"),
      id: `pi_${id.slice(-12)}`,
      amount: session.amount_total,
      amount_received: how === "card" ? session.amount_total : 0,
      status: how === "card" ? "succeeded" : "processing",
      last_payment_error: null,
      metadata: session.metadata,
    }
    this.#event("checkout.session.completed", session)
    return true
  }

  bankAnswers(id: string, isPaid: boolean): void {
    const session = this.sessions.get(id)
    session.payment_status = isPaid ? "paid" : "unpaid"
    session.payment_intent.status = isPaid ? "succeeded" : "requires_payment_method"
    this.#event(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, session)
  }

  /** Expires a session, as at the end of its time. */
  expire(id: string): boolean {
    const session = this.sessions.get(id)
    if (session?.status !== "open") return false
    session.status = "expired"
    session.url = null
    this.#event("checkout.session.expired", session)
    return true
  }

  eventOf(type: string, id: string): Json {
    return {
      ...fixture("event"),
      id: `evt_${randomUUID().replaceAll("-", "")}`,
      api_version: "2026-01-28.clover",
      created: at(),
      type,
      data: { object: this.#shown(this.sessions.get(id), []) },
    }
  }

  /** Reports an event as Stripe does. */
  static async report(
    site: string,
    event: Json,
    change: { readonly secret?: string; readonly time?: number; readonly body?: string } = {},
  ): Promise<number> {
    const body = JSON.stringify(event)
    const time = change.time ?? at()
    const signature = stripeSignature(body, time, change.secret ?? WEBHOOK_SECRET)
    const response = await fetch(`${site}/stripe/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": `t=${time},v1=${signature}`,
      },
      body: change.body ?? body,
    })
    await response.text()
    return response.status
  }

  #event(type: string, session: Json): void {
    this.onEvent(this.eventOf(type, session.id))
  }

  #shown(session: Json, expand: ReadonlyArray<string>): Json {
    const intent = session.payment_intent
    return {
      ...session,
      payment_intent:
        intent === null || expand.some((path) => path.endsWith("payment_intent")) ? intent : intent.id,
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString("utf8")
    const url = new URL(request.url ?? "/", "http://stub")
    const method = request.method ?? "GET"
    const header = (name: string) => request.headers[name]?.toString()
    const key = header("idempotency-key")
    const trouble = this.troubles.shift() ?? this.trouble(method, url.pathname)
    if (trouble === "request lost") return void request.socket.destroy()
    this.requests.push({ method, path: url.pathname, key, body, version: header("stripe-version") ?? "" })
    const reply = (status: number, json: Json) => {
      if (trouble === "answer lost") return void request.socket.destroy()
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(json))
    }
    const refuse = (name: string) => {
      const { body: error, status } = fixture("errors")[name]
      return reply(status, error)
    }
    if (header("authorization") !== `Bearer ${SECRET_KEY}`) return refuse("unknown key")
    if (this.error !== null) return refuse(this.error)
    if (trouble !== "none" && trouble !== "answer lost") return refuse(trouble)
    const asked = `${method} ${url.pathname} ${body}`
    const before = key === undefined ? undefined : this.#kept.get(key)
    if (before !== undefined)
      return before.request === asked ? reply(before.status, before.body) : refuse("key of another request")
    const done = this.#do(method, url, read(method === "GET" ? url.search.slice(1) : body))
    if (typeof done === "string") return refuse(done)
    if (key !== undefined) this.#kept.set(key, { request: asked, status: 200, body: done })
    return reply(200, done)
  }

  /** Handles a request as Stripe does; returns a text for an error. */
  #do(method: string, url: URL, form: Json): Json {
    const path = url.pathname
    const expand = url.searchParams.getAll("expand[]")
    if (method === "POST" && path === "/v1/checkout/sessions") return this.#open(form)
    if (method === "GET" && path === "/v1/checkout/sessions") return this.#list(url.searchParams, expand)
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    if (id !== "") {
      const session = this.sessions.get(id)
      if (session === undefined) return "no such session"
      if (action === undefined) return this.#shown(session, expand)
      return this.expire(id) ? this.#shown(session, expand) : "not open"
    }
    if (path === "/v1/refunds")
      return method === "POST" ? this.#refund(form) : this.#refundsOf(form.payment_intent)
    if (path === "/v1/balance") return fixture("balance")
    if (path === "/v1/webhook_endpoints") return { object: "list", data: this.webhooks, has_more: false }
    return "no such session"
  }

  #open(form: Json): Json {
    const lines: ReadonlyArray<Json> = Object.values(form.line_items ?? {})
    const total = lines.reduce(
      (sum, line) => sum + Number(line.price_data.unit_amount) * Number(line.quantity),
      0,
    )
    if (total < MINIMUM_CENTS) return "amount too small"
    if (Number(form.expires_at) < at() + SHORTEST_SECONDS) return "not open"
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`
    const session = {
      ...fixture("checkout.session"),
      id,
      created: at(),
      expires_at: Number(form.expires_at),
      amount_subtotal: total,
      amount_total: total,
      currency: "usd",
      currency_conversion: null,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      client_reference_id: form.client_reference_id,
      metadata: form.metadata,
      payment_intent: null,
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      url: `${this.url}/c/pay/${id}`,
    }
    this.sessions.set(id, session)
    return this.#shown(session, [])
  }

  #list(query: URLSearchParams, expand: ReadonlyArray<string>): Json {
    const limit = Number(query.get("limit") ?? 10)
    const all = [...this.sessions.values()]
      .filter(({ created }) => created >= Number(query.get("created[gte]") ?? 0))
      .filter(({ created }) => created <= Number(query.get("created[lte]") ?? Number.POSITIVE_INFINITY))
      .toReversed()
    const after = query.get("starting_after")
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    const data = all.slice(from, from + limit).map((session) => this.#shown(session, expand))
    return { object: "list", data, has_more: from + limit < all.length, url: "/v1/checkout/sessions" }
  }

  #refund(form: Json): Json {
    const session = [...this.sessions.values()].find(
      ({ payment_intent: one }) => one?.id === form.payment_intent,
    )
    const given = this.#refundsOf(form.payment_intent).data.reduce(
      (sum: number, one: Json) => sum + one.amount,
      0,
    )
    const amount = Number(form.amount)
    if (session?.payment_status !== "paid" || given + amount > session.amount_total)
      return "too much refunded"
    const refund = {
      ...fixture("refund"),
      id: `re_${randomUUID().replaceAll("-", "")}`,
      amount,
      payment_intent: form.payment_intent,
      metadata: form.metadata,
    }
    this.refunds.set(refund.id, refund)
    return refund
  }

  #refundsOf(intent: string): Json {
    const data = [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
    return { object: "list", data, has_more: false, url: "/v1/refunds" }
  }
}
