import { setTimeout as sleep } from "node:timers/promises"
import type { DraftId } from "@listwright/domain/shared"
import type { Random } from "../random.ts"
import type { Checkout } from "./Checkout.ts"

/** The site's answer to one request to place an order. */
export interface PlacingAnswer {
  readonly isPlaced: boolean
  readonly isPending: boolean
  readonly orderCode: string
  readonly message: string
}

/** A click on Place Order: its request, and every answer that it had. Sent again, it is the same click. */
export interface Click {
  readonly key: string
  readonly draftId: DraftId
  readonly body: unknown
  readonly answers: Array<PlacingAnswer>
  /** The payment pages that the site named; it must always name the same one. */
  readonly pages: Set<string>
}

/** Money of an order that the site's operator gives back, and what each answer said of it. */
export interface AskedRefund {
  readonly orderCode: string
  readonly key: string
  /** null: all that is left. */
  readonly amount: string | null
  readonly answers: Array<string>
}

/** A cart that was checked out, and the code that each answer said. Sent again, it is the same redemption. */
export interface AskedRedemption {
  readonly requestId: string
  readonly Items: ReadonlyArray<{
    readonly GiftId: number
    readonly PointForOne: number
    readonly DesiredQuantity: number
  }>
  readonly answers: Array<string>
}

/** A request for a quote, and every answer that it had. */
export interface AskedQuote {
  readonly key: string
  readonly savedCountId: string
  /** Each answer as JSON. */
  readonly answers: Array<string>
}

/** A report that was asked for. */
export interface AskedReport {
  /** Each has another one. */
  readonly name: string
  /** Their email addresses. */
  readonly readers: ReadonlyArray<string>
  /** True if the site said that it's on its way; otherwise it may or may not be. */
  isAcknowledged: boolean
}

/** A draft as its buyer knows it. */
export interface KnownDraft {
  readonly id: DraftId
  /** The last revision that the site acknowledged. */
  revision: number
  /** The source that it is a list of. */
  readonly listType: number
  codes: ReadonlyArray<string>
  promoCode: string | null
  readonly clicks: Array<Click>
}

/** A person who does one thing after another and remembers what the site said. */
export class Buyer {
  readonly name: string
  readonly random: Random
  readonly drafts: Array<KnownDraft> = []
  readonly quotes: Array<AskedQuote> = []
  readonly refunds: Array<AskedRefund> = []
  readonly reports: Array<AskedReport> = []
  readonly redemptions: Array<AskedRedemption> = []
  /** Points that the site confirmed to the operator as given, by key. */
  readonly bonuses = new Map<string, number>()
  /** The user who is signed in: 'demo'. */
  person = ""
  /** Orders of which the site said that their payment is given up. */
  readonly givenUp = new Set<string>()
  /** The ZIP Codes that there are to choose from. */
  readonly codes: ReadonlyArray<string>
  /** The place where orders are paid; null if they're paid by card, along with the order. */
  readonly checkout: Checkout | null
  readonly #operator: string
  /** By definition, how many records there were: the same question has the same answer. */
  readonly counts = new Map<string, number>()
  readonly surprises: Array<string> = []
  requests = 0
  readonly #url: string
  #cookie = ""
  #keys = 0

  constructor(
    url: string,
    name: string,
    random: Random,
    codes: ReadonlyArray<string>,
    {
      checkout = null,
      operator = "",
    }: { readonly checkout?: Checkout | null; readonly operator?: string } = {},
  ) {
    this.checkout = checkout
    this.#operator = operator
    this.#url = url
    this.name = name
    this.random = random
    this.codes = codes
  }

  /** The draft that is worked on. */
  get draft(): KnownDraft | undefined {
    return this.drafts.at(-1)
  }

  newKey(): string {
    this.#keys += 1
    return `${this.name}-${this.#keys}`
  }

  async signIn(user: string): Promise<void> {
    this.person = user
    const body = { email: `${user}@listwright.example`, password: "Demo-Portal-2026" }
    const response = await this.send("POST", "/Login.aspx/LoginUser", body)
    this.#cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    if (this.#cookie === "") throw new Error(`${user} could not sign in: ${await response.text()}`)
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    this.requests += 1
    return fetch(`${this.#url}${path}`, {
      method,
      headers: { "content-type": "application/json", cookie: this.#cookie, ...headers },
      signal: signal ?? AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** Returns the answer's JSON; null if there was no successful answer, since the site may be down. */
  ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
    return this.#asked(method, path, body, signal)
  }

  /** The same with the operator's secret. */
  askAsOperator(method: string, path: string, body: unknown): Promise<unknown> {
    return this.#asked(method, path, body, undefined, { "x-listwright-operator": this.#operator })
  }

  async #asked(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    headers?: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    try {
      const response = await this.send(method, path, body, signal, headers)
      const text = await response.text()
      if (response.ok) return JSON.parse(text)
      if (response.status === 500) this.surprises.push(`${method} ${path}: 500 ${text}`)
      return null
    } catch {
      // Whoever finds the site away waits a moment before trying again.
      await sleep(50)
      return null
    }
  }
}
