import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { describe, expect, it } from "vitest"
import {
  canPlaceOrder,
  decidePlaceOrderModal,
  type PlaceOrderModal,
  type PlaceOrderModalEvent,
} from "../../../src/order/placing/PlaceOrderModal.ts"
import { placeOrderFailedNotice } from "../../../src/order/placing/placeOrderFailedNotice.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const tax = { subtotal: "85.00", totalTax: "8.71", total: "93.71" }
const order = {
  orderCode: OrderCode.make("LW-1"),
  accountName: "Demo",
  placementId: "s-1",
  submittedAt: "2026-11-21T12:00:00.000Z",
  isPending: false,
}

const modals: Readonly<Record<PlaceOrderModal["_tag"], PlaceOrderModal>> = {
  closed: { _tag: "closed" },
  taxLoading: { _tag: "taxLoading" },
  taxFailed: { _tag: "taxFailed" },
  ready: { _tag: "ready", tax },
  placing: { _tag: "placing", tax },
  failed: { _tag: "failed", tax, failure: "notPlaced" },
  placed: { _tag: "placed", order },
}

const events: Readonly<Record<PlaceOrderModalEvent["_tag"], PlaceOrderModalEvent>> = {
  shown: { _tag: "shown" },
  taxLoaded: { _tag: "taxLoaded", tax },
  taxFailed: { _tag: "taxFailed" },
  place: { _tag: "place" },
  placed: { _tag: "placed", order },
  failed: { _tag: "failed", failure: "notPlaced" },
  figuresChanged: { _tag: "figuresChanged" },
  hidden: { _tag: "hidden" },
}

/** The state to which each event leads from each state; a state that is missing stays as it is. */
const moves: Readonly<
  Record<PlaceOrderModalEvent["_tag"], Partial<Record<PlaceOrderModal["_tag"], PlaceOrderModal["_tag"]>>>
> = {
  shown: { closed: "taxLoading", taxFailed: "taxLoading" },
  taxLoaded: { taxLoading: "ready" },
  taxFailed: { taxLoading: "taxFailed" },
  place: { ready: "placing", failed: "placing" },
  placed: { placing: "placed" },
  failed: { placing: "failed" },
  figuresChanged: { ready: "taxLoading", failed: "taxLoading" },
  hidden: {
    taxLoading: "closed",
    taxFailed: "closed",
    ready: "closed",
    failed: "closed",
    placed: "closed",
  },
}

describe("the place order modal [ob4-place-modal]", () => {
  it.each(
    Object.values(events).flatMap((event) => Object.values(modals).map((modal) => [event, modal] as const)),
  )("goes on from $_tag as it should", (event, modal) => {
    expect(decidePlaceOrderModal(modal, event)).toEqual(modals[moves[event._tag][modal._tag] ?? modal._tag])
  })

  it("enables Place Order once the tax is there, in layout 2 while nothing is under way [ob8-tax-failed]", () => {
    const enabled = (layout: 1 | 2) =>
      Object.values(modals).flatMap((modal) => {
        const can = canPlaceOrder(modal, layout)
        expect(can).toBeTypeOf("boolean")
        return can ? [modal._tag] : []
      })
    expect(enabled(1)).toEqual(["ready", "placing", "failed"])
    expect(enabled(2)).toEqual(["ready", "failed"])
  })

  it("keeps code, account, session and date of the placed order [ob4-placed]", () => {
    expect(decidePlaceOrderModal(modals.placing, events.placed)).toEqual({ _tag: "placed", order })
  })

  it("keeps why a placement failed", () => {
    expect(decidePlaceOrderModal(modals.placing, { _tag: "failed", failure: "checkout" })).toEqual({
      _tag: "failed",
      tax,
      failure: "checkout",
    })
  })
})

describe("a placement that failed [ob8-placing-failed]", () => {
  it("uses the specified words when the server refuses", () => {
    expect(placeOrderFailedNotice).toEqual({
      kind: "error",
      title: TEXTS.placeOrderFailedTitle,
      text: "Unfortunately, the system is unable to process your request. Our technical support specialists have been notified. Thank you for your patience while we work to resolve the error.",
      durationMs: 5_000,
    })
  })
})
