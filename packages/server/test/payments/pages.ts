import { Effect, Layer } from "effect"
import {
  type StartedCharge,
  type ChargeKey,
  type ChargeRequest,
  OutcomeUnknown,
  Processors,
  type RefundRequest,
} from "../../src/payments/Processors.ts"

export interface Page {
  readonly key: ChargeKey
  readonly page: string
  readonly address: string
  readonly request: ChargeRequest
  state: "open" | "processing" | "paid" | "closed"
}

/** A processor with pages of its own, in memory, whose lines a test may cut. */
export class Pages {
  readonly made = new Map<ChargeKey, Page>()
  readonly refunds = new Map<string, RefundRequest>()
  /** The message that is lost on its way: the request or the answer. */
  lost: "nothing" | "request" | "answer" = "nothing"
  begun = 0
  readonly asked = new Map<ChargeKey, number>()

  pay(key: ChargeKey): void {
    const page = this.made.get(key)
    if (page?.state === "open" || page?.state === "processing") page.state = "paid"
  }

  get only(): Page {
    const [page] = [...this.made.values()].slice(-1)
    if (page === undefined) throw new Error("there is no page")
    return page
  }

  readonly #sent = <A>(key: string, work: () => A) =>
    Effect.suspend(() => {
      if (this.lost === "request") return Effect.fail(new OutcomeUnknown({ key }))
      const done = work()
      return this.lost === "answer" ? Effect.fail(new OutcomeUnknown({ key })) : Effect.succeed(done)
    })

  readonly #known = (page: Page) => {
    switch (page.state) {
      case "open":
        return { state: "open" as const, page: page.page, address: page.address }
      case "processing":
        return { state: "processing" as const }
      case "paid":
        return { state: "captured" as const, reference: `paid-${page.page}` }
      case "closed":
        return { state: "declined" as const, reason: "expired" }
    }
  }

  get layer() {
    return Layer.succeed(Processors, {
      id: "pages:test",
      isInFolder: false,
      pages: {
        name: "Paywell",
        pace: { open: 60_000, processing: 3_600_000, unanswered: 200 },
        beginWithin: 120_000,
      },
      begin: (request: ChargeRequest) =>
        this.#sent(request.key, () => {
          this.begun += 1
          const { key } = request
          const name = `page-${key}`
          const made: Page = this.made.get(key) ?? {
            key,
            page: name,
            address: `https://pay.example/${name}`,
            request,
            state: "open",
          }
          this.made.set(key, made)
          const known = this.#known(made)
          return known.state === "processing" ? { state: "declined" as const, reason: "" } : known
        }),
      lookup: ({ key }: StartedCharge) =>
        this.#sent(key, () => {
          this.asked.set(key, (this.asked.get(key) ?? 0) + 1)
          const page = this.made.get(key)
          return page === undefined ? { state: "notSeen" as const } : this.#known(page)
        }),
      close: ({ key }: StartedCharge) =>
        this.#sent(key, () => {
          const page = this.made.get(key)
          if (page === undefined) return { state: "declined" as const, reason: "closed" }
          if (page.state === "open") page.state = "closed"
          const known = this.#known(page)
          return known.state === "open" ? { state: "declined" as const, reason: "expired" } : known
        }),
      refund: (request: RefundRequest) =>
        this.#sent(request.key, () => {
          this.refunds.set(request.key, request)
          return { reference: `refund-${request.key}` }
        }),
      readEvent: () => Effect.die(new Error("it reports nothing")),
      check: Effect.succeed([]),
      card: () => Effect.die(new Error("it takes no cards")),
      acceptNumber: () => Effect.die(new Error("it takes no cards")),
    })
  }
}
