import type { PlacedOrder } from "../PlacedOrder.ts"
import type { TaxResult } from "./Taxes.ts"

/** 'notPlaced': the server answered that it could not; 'checkout': the payment area failed. spec: order-builder §8 */
export type PlacementFailure = "notPlaced" | "checkout"

/** The modal in which an order is placed: the tax first, then the order. spec: order-builder §4 (Place order modal) */
export type PlaceModal =
  | { readonly _tag: "closed" }
  | { readonly _tag: "taxLoading" }
  | { readonly _tag: "taxFailed" }
  | { readonly _tag: "ready"; readonly tax: TaxResult }
  | { readonly _tag: "placing"; readonly tax: TaxResult }
  | { readonly _tag: "failed"; readonly tax: TaxResult; readonly failure: PlacementFailure }
  | { readonly _tag: "placed"; readonly order: PlacedOrder }

/** What happens to the place order modal. */
export type PlaceModalEvent =
  | { readonly _tag: "shown" }
  | { readonly _tag: "taxLoaded"; readonly tax: TaxResult }
  | { readonly _tag: "taxFailed" }
  | { readonly _tag: "place" }
  | { readonly _tag: "placed"; readonly order: PlacedOrder }
  | { readonly _tag: "failed"; readonly failure: PlacementFailure }
  /** The price is another one, or the server asks for figures that are its own: the tax is asked for again. */
  | { readonly _tag: "figuresChanged" }
  | { readonly _tag: "hidden" }
