import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { SavedCards } from "../../../src/account/settings/SavedCards.ts"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import { OrderNotPlaced, Orders } from "../../../src/order/Orders.ts"
import { placeAndSaveCard } from "../../../src/order/placing/placeAndSaveCard.ts"
import { RequestKey } from "../../../src/order/placing/requestKey.ts"
import { Cards } from "../../../src/payment/Cards.ts"
import { NetworkFailed } from "../../../src/shared/Failures.ts"
import { DraftId } from "../../../src/shared/DraftId.ts"
import { OrderCode } from "../../../src/shared/OrderCode.ts"

const token = { token: "tok_1", cardType: "VISA", lastDigits: "1111" }
const billing = {
  holderName: "Ann",
  expiryMonth: 12,
  addressLine: "1 State St",
  city: "Chicago",
  state: "IL",
  zip: "60602",
  countryCode: "US" as const,
}
const placement = {
  requestKey: RequestKey.make("click-1"),
  draft: { id: DraftId.make("d"), revision: 7 },
  contact: { ...emptyContact, company: "Acme" },
  shown: { quantity: 300, totalBeforeTax: "40.00", taxCharge: "4.10", total: "44.10" },
  agreementAccepted: true,
  card: { _tag: "Typed", ...billing, expiryYear: 2025, securityCode: "123", number: "4111111111111111" },
  currentYear: 2026,
} as const
const placed = {
  orderCode: OrderCode.make("LW-1"),
  accountName: "",
  placementId: "",
  submittedAt: "",
  isPending: false,
}

/** Places an order and keeps its card, either of which may fail; returns the events in order, and the result. */
const run = async (fails: "placing" | "keeping" | null) => {
  const happened: Array<unknown> = []
  const done = (what: unknown) => Effect.sync(() => void happened.push(what))
  const layer = Layer.mergeAll(
    Layer.mock(Cards, { tokenize: () => Effect.as(done("tokenized"), token) }),
    Layer.mock(Orders, {
      place: ({ payment }) =>
        fails === "placing"
          ? Effect.fail(new OrderNotPlaced({ title: "", reason: "declined" }))
          : Effect.as(done(`placed with ${payment?.token}`), placed),
    }),
    Layer.mock(SavedCards, {
      save: (card) => (fails === "keeping" ? Effect.fail(new NetworkFailed()) : done(card)),
    }),
  )
  const result = await Effect.runPromiseExit(Effect.provide(placeAndSaveCard(placement), layer))
  return { happened, result }
}

describe("placing an order and keeping its card", () => {
  it("keeps the token that paid, with its billing address, once the order is accepted", async () => {
    const { happened, result } = await run(null)
    expect(happened).toEqual([
      "tokenized",
      "placed with tok_1",
      { ...token, ...billing, expiryYear: 2026, companyName: "Acme" },
    ])
    expect(result).toMatchObject({ value: { placed, isCardKept: true } })
  })

  it("keeps no card of an order that was not accepted", async () => {
    const { happened, result } = await run("placing")
    expect(happened).toEqual(["tokenized"])
    expect(result._tag).toBe("Failure")
  })

  it("says that the card was not kept, and the order stands", async () => {
    expect((await run("keeping")).result).toMatchObject({ value: { placed, isCardKept: false } })
  })
})
