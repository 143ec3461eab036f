import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { DraftId } from "../../../src/shared/DraftId.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import { downloadOrder } from "../../../src/order/summary/downloadOrder.ts"
import { type OrderReceipt, Orders, type PlaceOrderRequest } from "../../../src/order/Orders.ts"
import { placeOrder, type Placement } from "../../../src/order/placing/placeOrder.ts"
import { Cards, type TypedCard } from "../../../src/payment/Cards.ts"
import { Refused } from "../../../src/shared/Failures.ts"
import { RequestKey } from "../../../src/order/placing/requestKey.ts"
import { receiptOf } from "./receiptOf.ts"

const receipt = receiptOf(OrderCode.make("LW-1"))
const terms = {
  holderName: "Ann",
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2030,
  addressLine: "1 State St",
  city: "Chicago",
  state: "IL",
  zip: "60602",
  countryCode: "US" as const,
}
const typed = { _tag: "Typed", ...terms, number: "4111111111111111" } as const
const placement: Placement = {
  requestKey: RequestKey.make("click-1"),
  draft: { id: DraftId.make("d"), revision: 7 },
  contact: emptyContact,
  shown: { quantity: 300, totalBeforeTax: "40.00", taxCharge: "4.10", total: "44.10" },
  agreementAccepted: true,
  card: typed,
  currentYear: 2026,
}
const token = { token: "tok_1", cardType: "VISA", lastDigits: "1111" }
const vaultOf = (cards: Array<TypedCard>) =>
  Layer.succeed(Cards, {
    tokenize: (card) =>
      card.number === "4111111111111111"
        ? Effect.sync(() => (cards.push(card), token))
        : Effect.fail(new Refused({ reason: "No card." })),
  })
const vault = vaultOf([])
const placedAs = {
  orderCode: OrderCode.make("LW-1"),
  accountName: "",
  placementId: "",
  submittedAt: "",
  isPending: false,
}
const shop = (requests: Array<PlaceOrderRequest>, placed: OrderReceipt = receipt) =>
  Layer.mock(Orders, {
    place: (request) => Effect.sync(() => (requests.push(request), placedAs)),
    receipt: () => Effect.succeed(placed),
    download: () => Effect.succeed(new Uint8Array([1, 2])),
  })

describe("placing an order", () => {
  it("sends the card's token, and never its number", async () => {
    const requests: Array<PlaceOrderRequest> = []
    const placed = placeOrder(placement).pipe(Effect.provide(Layer.merge(vault, shop(requests))))
    expect(await Effect.runPromise(placed)).toEqual(placedAs)
    expect(requests).toMatchObject([
      {
        requestKey: "click-1",
        draftId: "d",
        revision: 7,
        shown: placement.shown,
        payment: { ...token, holderName: "Ann", zip: "60602" },
      },
    ])
    expect(JSON.stringify(requests)).not.toContain("4111111111111111")
  })

  it("sends no payment where it is asked for elsewhere, and asks the vault for nothing", async () => {
    const requests: Array<PlaceOrderRequest> = []
    const cards: Array<TypedCard> = []
    const placed = placeOrder({ ...placement, card: null })
    await Effect.runPromise(Effect.provide(placed, Layer.merge(vaultOf(cards), shop(requests))))
    expect([requests.map(({ payment }) => payment), cards]).toEqual([[null], []])
  })

  it("sends the token of a card that was left alone, and asks the vault for none", async () => {
    const requests: Array<PlaceOrderRequest> = []
    const cards: Array<TypedCard> = []
    const kept = { token: "tok_kept", cardType: "Discover", lastDigits: "0004" }
    const saved = { ...kept, companyName: "Acme", expiryYear: 2020 }
    const placed = placeOrder({ ...placement, card: { _tag: "Kept", ...terms, token: saved } })
    await Effect.runPromise(Effect.provide(placed, Layer.merge(vaultOf(cards), shop(requests))))
    expect(requests.map(({ payment }) => payment)).toEqual([{ ...terms, ...kept }])
    expect(cards).toEqual([])
  })

  it.each([
    [2025, 2026],
    [2026, 2026],
    [2027, 2027],
  ])("sends the expiry year %i as %i, to the vault and with the order [ob5-expiry]", async (year, sent) => {
    const requests: Array<PlaceOrderRequest> = []
    const cards: Array<TypedCard> = []
    const placed = placeOrder({ ...placement, card: { ...typed, expiryYear: year } })
    await Effect.runPromise(Effect.provide(placed, Layer.merge(vaultOf(cards), shop(requests))))
    expect(requests.map(({ payment }) => payment?.expiryYear)).toEqual([sent])
    expect(cards.map(({ expiryYear }) => expiryYear)).toEqual([sent])
  })

  it("places nothing when the vault refuses the card", async () => {
    const requests: Array<PlaceOrderRequest> = []
    const refused = placeOrder({ ...placement, card: { ...typed, number: "1" } }).pipe(
      Effect.flip,
      Effect.provide(Layer.merge(vault, shop(requests))),
    )
    expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "Refused", reason: "No card." })
    expect(requests).toEqual([])
  })
})

describe("downloading an order", () => {
  const delivery = {
    records: 300,
    sha256: "ab",
    fileName: "LW-1.csv",
    refunded: "0.00",
    keptUntil: null,
    isKept: true,
  }

  it("gives the list with what the receipt says of it", async () => {
    const download = Effect.provide(
      downloadOrder(OrderCode.make("LW-1")),
      shop([], { ...receipt, state: "fulfilled", delivery }),
    )
    expect(await Effect.runPromise(download)).toEqual({ delivery, bytes: new Uint8Array([1, 2]) })
  })

  it("reports the order's state when its list is not ready", async () => {
    const download = Effect.flip(Effect.provide(downloadOrder(OrderCode.make("LW-1")), shop([])))
    expect(await Effect.runPromise(download)).toMatchObject({
      _tag: "NotYetDelivered",
      orderCode: "LW-1",
      state: "placed",
    })
  })
})
