import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Choices } from "../drafts/Draft.ts"
import { GeoType } from "../definition/GeoType.ts"
import { paymentMethods } from "../payment/PaymentMethod.ts"
import { PricedElement } from "../pricing/PricingInput.ts"
import { PriceFigures } from "../pricing/price/Price.ts"
import { codedSchema } from "../shared/Codes.ts"
import { OrderArea } from "./OrderArea.ts"
import { PlacedOrder } from "./PlacedOrder.ts"
import { TaxResult } from "./placing/Taxes.ts"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"

/** An order's price and its components. */
export const OrderPrice = Schema.Struct({
  /** The ID of the price list's version. */
  priceListId: Schema.String,
  /** The elements used to price the order's records. */
  elements: Schema.Array(PricedElement),
  figures: PriceFigures,
  /** The tax; null if it hasn't been requested yet. */
  tax: Schema.NullOr(TaxResult),
})
export type OrderPrice = typeof OrderPrice.Type

/**
 * A whole order, from its first area to its code. Each value occurs only once. `definition` contains the choices that
 * select records (source, areas, addresses, attributes, unit, phone, email, target, route and contact name options, and
 * the three kinds of suppressions with their dates). `choices` contains all other choices (step, list usage, promotion
 * code, contact, wanted quantities, media type, and output columns), and `areas` contains a count's results.
 */
export const Order = Schema.Struct({
  /** The draft that became the order. */
  draftId: DraftId,
  accountId: AccountId,
  accountName: Schema.String,
  definition: CanonicalDefinition,
  choices: Choices,
  /** The method used to choose the order's areas. */
  geoType: GeoType,
  /** The counted areas; empty before the count. */
  areas: Schema.Array(OrderArea),
  /** The price; null before the count, and if the price calculation is skipped. */
  price: Schema.NullOr(OrderPrice),
  paymentMethod: codedSchema(paymentMethods),
  /** The placed order; null if the order hasn't been placed. */
  placed: Schema.NullOr(PlacedOrder),
})
export type Order = typeof Order.Type

/** An order's default geography type. */
export const DEFAULT_GEO_TYPE: GeoType = "zip"
