import type { OrderLayout } from "../flow/OrderRoute.ts"
import type { PlacedOrder } from "../PlacedOrder.ts"
import type { TaxResult } from "./Taxes.ts"

/**
 * The cause of a failed placement: 'notPlaced' means that the server couldn't place it; 'checkout' means that the
 * payment area failed.
 */
export type PlacementFailure = "notPlaced" | "checkout"

/** The modal for placing an order: it loads the tax first, then places the order. */
export type PlaceOrderModal =
  | { readonly _tag: "closed" }
  | { readonly _tag: "taxLoading" }
  | { readonly _tag: "taxFailed" }
  | { readonly _tag: "ready"; readonly tax: TaxResult }
  | { readonly _tag: "placing"; readonly tax: TaxResult }
  | { readonly _tag: "failed"; readonly tax: TaxResult; readonly failure: PlacementFailure }
  | { readonly _tag: "placed"; readonly order: PlacedOrder }

/** An event of the place order modal. */
export type PlaceOrderModalEvent =
  | { readonly _tag: "shown" }
  | { readonly _tag: "taxLoaded"; readonly tax: TaxResult }
  | { readonly _tag: "taxFailed" }
  | { readonly _tag: "place" }
  | { readonly _tag: "placed"; readonly order: PlacedOrder }
  | { readonly _tag: "failed"; readonly failure: PlacementFailure }
  /** The price changed, or the server rejected the screen's figures; the tax is requested again. */
  | { readonly _tag: "figuresChanged" }
  | { readonly _tag: "hidden" }

/**
 * Returns whether the Place Order button is enabled: once the tax is available, and in layout 2 only while no
 * submission is pending. It stays disabled if the tax calculation failed, and is enabled again after a failed placement
 * [ob4-place-modal] [ob8-tax-failed].
 */
export const canPlaceOrder = (modal: PlaceOrderModal, layout: OrderLayout): boolean => {
  switch (modal._tag) {
    case "ready":
    case "failed":
      return true
    case "placing":
      return layout === 1
    case "closed":
    case "taxLoading":
    case "taxFailed":
    case "placed":
      return false
  }
}

/**
 * Returns the modal's state after an event; an event that doesn't apply changes nothing. While an order is being
 * placed, only the outcome matters: pressing the button again doesn't place a second order, in either layout, and the
 * modal stays open. spec: order-builder §4 [ob4-place-modal] [ob4-placed]
 */
export const decidePlaceOrderModal = (
  modal: PlaceOrderModal,
  event: PlaceOrderModalEvent,
): PlaceOrderModal => {
  switch (event._tag) {
    case "shown":
      return modal._tag === "closed" || modal._tag === "taxFailed" ? { _tag: "taxLoading" } : modal
    case "taxLoaded":
      return modal._tag === "taxLoading" ? { _tag: "ready", tax: event.tax } : modal
    case "taxFailed":
      return modal._tag === "taxLoading" ? { _tag: "taxFailed" } : modal
    case "place":
      return modal._tag === "ready" || modal._tag === "failed" ? { _tag: "placing", tax: modal.tax } : modal
    case "placed":
      return modal._tag === "placing" ? { _tag: "placed", order: event.order } : modal
    case "failed":
      return modal._tag === "placing" ? { _tag: "failed", tax: modal.tax, failure: event.failure } : modal
    case "figuresChanged":
      return modal._tag === "ready" || modal._tag === "failed" ? { _tag: "taxLoading" } : modal
    case "hidden":
      return modal._tag === "placing" ? modal : { _tag: "closed" }
  }
}
