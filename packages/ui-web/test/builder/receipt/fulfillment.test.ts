import { DraftId, OrderCode } from "@listwright/domain/shared"
import { emptyContact } from "@listwright/domain/drafts"
import { OrderReceipt, OrderState } from "@listwright/domain/order"
import { DefinitionHash } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import { fulfillment } from "../../../src/builder/receipt/fulfillment.ts"

const receipt = (fields: Partial<OrderReceipt>): OrderReceipt => ({
  orderCode: OrderCode.make("CON10-1"),
  draftId: DraftId.make("d-1"),
  state: "placed",
  orderName: "Spring mailing",
  accountName: "Marsh & Co",
  listType: 10,
  placementId: "guid",
  submittedAt: "2026-11-21T10:00:00.000Z",
  submittedDay: "2026-11-21",
  available: 1_500,
  quantity: 1_000,
  lines: [],
  totalBeforeTax: "52.50",
  taxCharge: "3.28",
  total: "55.78",
  charged: "55.78",
  refunded: "0.00",
  points: 52,
  pointsTakenBack: 0,
  contact: emptyContact,
  cardType: "VISA",
  lastDigits: "1111",
  definitionHash: DefinitionHash.make("hash"),
  snapshot: "demo",
  refunds: [],
  downloadClosedOn: null,
  delivery: null,
  ...fields,
})
const delivery = {
  records: 1_000,
  sha256: "hash",
  fileName: "CON10-1.csv",
  refunded: "0.00",
  keptUntil: "2027-02-19",
  isKept: true,
}

describe("fulfillment", () => {
  it("offers nothing of a list that was delivered elsewhere", () => {
    expect(fulfillment(receipt({ state: "fulfilled", delivery, isOnline: false }))).toMatchObject({
      title: "Your list was delivered elsewhere",
      isReady: false,
      isFinal: true,
    })
  })

  it.each(["placed", "fulfilled"] as const)("ends with a full refund: %s", (state) => {
    expect(fulfillment(receipt({ state, delivery, downloadClosedOn: "2026-11-28" }))).toEqual({
      title: "The order was refunded",
      text: "This order was refunded on 11/28/2026, so its list can no longer be downloaded.",
      isReady: false,
      isFinal: true,
    })
  })

  it("is ready to download only with a delivery", () => {
    expect(fulfillment(receipt({ state: "fulfilled", delivery }))).toMatchObject({
      isReady: true,
      isFinal: true,
    })
    for (const state of OrderState.literals.filter((other) => other !== "fulfilled")) {
      expect(fulfillment(receipt({ state })).isReady).toBe(false)
    }
    expect(fulfillment(receipt({ state: "fulfilled" }))).toMatchObject({ isReady: false, isFinal: false })
  })

  it("says until when the list can be downloaded, and that it is no longer kept afterwards", () => {
    expect(fulfillment(receipt({ state: "fulfilled", delivery })).text).toBe(
      "1,000 records as a CSV file or for Excel. You can download the list until 02/19/2027.",
    )
    expect(fulfillment(receipt({ state: "fulfilled", delivery: { ...delivery, isKept: false } }))).toEqual({
      title: "This list is no longer available",
      text: "This list was available until 02/19/2027 and can no longer be downloaded.",
      isReady: false,
      isFinal: true,
    })
  })

  it("says what happens next while a list cannot be written", () => {
    const late = fulfillment(receipt({ state: "placed", isDelayed: true }))
    expect(late).toMatchObject({ title: "Your list is delayed", isReady: false, isFinal: false })
    expect(late.text).toContain("will email you when it's ready")
    expect(late.text).toContain("You don't need to do anything, and you won't be charged again.")
    expect(fulfillment(receipt({ state: "fulfilled", delivery, isDelayed: true })).isReady).toBe(true)
  })

  it("says where a pending order is paid, and that nothing was charged where nobody paid", () => {
    const paymentPage = { address: "https://pay.example/1", expiresAt: "2026-11-21T10:30:00.000Z" }
    const waiting = fulfillment(
      receipt({ state: "pending", cardType: "Stripe", lastDigits: "", paymentPage }),
    )
    expect(waiting.title).toBe("Your order is waiting for payment of $55.78")
    expect(waiting.text).toContain("Pay at Stripe by")
    const over = fulfillment(receipt({ state: "declined", cardType: "Stripe", lastDigits: "" }))
    expect(over.text).toContain("Nothing was charged")
    expect(over.text).not.toContain("card")
  })

  it("keeps asking until the list is ready or the payment was declined", () => {
    const isFinal = (state: OrderState) => fulfillment(receipt({ state })).isFinal
    expect([isFinal("placing"), isFinal("pending"), isFinal("placed"), isFinal("declined")]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it("says how many records a short order lacks and what was refunded", () => {
    const short = { ...delivery, records: 940, refunded: "3.15" }
    expect(fulfillment(receipt({ state: "fulfilled", delivery: short })).text).toBe(
      "940 records as a CSV file or for Excel. 60 records were no longer available; $3.15 has been refunded. You can download the list until 02/19/2027.",
    )
  })
})
