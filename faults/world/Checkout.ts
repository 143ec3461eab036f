import { setTimeout as sleep } from "node:timers/promises"
import type { LedgerEntry } from "../../packages/server/src/payments/sandbox/LedgerEntry.ts"
import { StripeStub, type Trouble } from "../../packages/server/test/payments/stripe/stripeStub.ts"
import { OrderCode } from "@listwright/domain/shared"
import type { Random } from "../random.ts"

const troubles: ReadonlyArray<{ readonly weight: number; readonly trouble: Trouble }> = [
  { weight: 76, trouble: "none" },
  { weight: 9, trouble: "answer lost" },
  { weight: 5, trouble: "request lost" },
  { weight: 5, trouble: "stripe failed" },
  { weight: 3, trouble: "too many requests" },
  { weight: 2, trouble: "key in use" },
]

/** The percentages of events that are lost or sent twice. */
const LOST = 25
const TWICE = 25
const LATEST_MS = 1_500
const AGAIN_AFTER_MS = 1_000

const CENTS = 100

/**
 * A Stripe in the process of the run, which is never killed: it remembers payments while the site dies. Its
 * connection is unreliable, and its events arrive late, twice, in any order, or never.
 */
export class Checkout {
  readonly stub = new StripeStub()
  readonly #random: Random
  readonly #reporting = new Set<Promise<void>>()
  #site = ""
  #isOver = false

  constructor(random: Random) {
    this.#random = random.fork("stripe")
    const lines = this.#random.fork("lines")
    this.stub.trouble = () => lines.weighted(troubles).trouble
    this.stub.onEvent = (event) => this.#tell(event)
  }

  async start(site: string): Promise<void> {
    this.#site = site
    await this.stub.start()
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#reporting)
    await this.stub.stop()
  }

  #tell(event: object): void {
    if (this.#random.percent(LOST)) return
    for (let times = this.#random.percent(TWICE) ? 2 : 1; times > 0; times--) {
      const reporting = this.#report(event, this.#random.int(LATEST_MS)).finally(() =>
        this.#reporting.delete(reporting),
      )
      this.#reporting.add(reporting)
    }
  }

  /** Again, as Stripe does, where the site is away. */
  async #report(event: object, after: number): Promise<void> {
    await sleep(after)
    const status = await StripeStub.report(this.#site, event).catch(() => 0)
    if (status === 200 || this.#isOver) return
    await sleep(AGAIN_AFTER_MS)
    await StripeStub.report(this.#site, event).catch(() => 0)
  }

  /** A buyer pays at an address, at once or by a bank that takes its time. */
  pay(address: string, how: "card" | "late"): void {
    this.stub.pay(address.slice(address.lastIndexOf("/") + 1), how)
  }

  /** Lets half an hour pass: banks answer, and unpaid pages expire. */
  passTime(): void {
    for (const [id, session] of this.stub.sessions) {
      if (session.status === "open") this.stub.expire(id)
      if (session.status === "complete" && session.payment_intent.status === "processing")
        this.stub.bankAnswers(id, this.#random.percent(70))
    }
  }

  /** Charges for which there is more than one page. */
  get pagesTwice(): ReadonlyArray<string> {
    const byCharge = Map.groupBy(this.stub.sessions.values(), (session) => String(session.metadata.charge))
    return [...byCharge].filter(([, { length }]) => length > 1).map(([key]) => key)
  }

  /** Its books in the form of the sandbox's. */
  get entries(): ReadonlyArray<LedgerEntry> {
    const blank = { taxCents: 0, at: 0, knownFrom: 0 }
    const paid = [...this.stub.sessions.values()].filter(({ payment_status }) => payment_status === "paid")
    const charges = paid.map((session): LedgerEntry => ({
      ...blank,
      key: session.metadata.charge,
      kind: "charge",
      state: "captured",
      cents: session.amount_total,
      chargeKey: "",
      orderCode: OrderCode.make(session.client_reference_id),
      reference: session.payment_intent.id,
    }))
    const refunds = [...this.stub.refunds.values()].flatMap((refund): ReadonlyArray<LedgerEntry> => {
      const charge = charges.find(({ reference }) => reference === refund.payment_intent)
      if (charge === undefined) throw new Error(`the refund ${refund.id} is of no charge`)
      const { key: chargeKey, orderCode } = charge
      const { amount: cents, id: reference, metadata } = refund
      return [
        {
          ...blank,
          key: metadata.refund,
          kind: "refund",
          state: "refunded",
          cents,
          chargeKey,
          orderCode,
          reference,
        },
      ]
    })
    return [...charges, ...refunds]
  }
}

/** Dollars of whole cents, as the site writes them. */
export const usdOf = (cents: number): string =>
  `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, "0")}`
