import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Choices } from "../drafts/Draft.ts"
import { GeoType } from "../definition/GeoType.ts"
import { paymentMethods } from "../payment/PaymentMethod.ts"
import { PricedElement } from "../pricing/OrderToPrice.ts"
import { PriceFigures } from "../pricing/price/Price.ts"
import { codedSchema } from "../shared/Codes.ts"
import { OrderArea } from "./OrderArea.ts"
import { PlacedOrder } from "./PlacedOrder.ts"
import { TaxResult } from "./placing/Taxes.ts"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"

/** The price of an order and its components. */
export const OrderPrice = Schema.Struct({
  /** Identifies the version of the prices. */
  priceListId: Schema.String,
  /** The elements that its records are priced by. */
  elements: Schema.Array(PricedElement),
  figures: PriceFigures,
  /** The tax; null if it hasn't been requested yet. */
  tax: Schema.NullOr(TaxResult),
})
export type OrderPrice = typeof OrderPrice.Type

/**
 * A whole order, from its first area to its code. Each fact is stored once. `definition` contains the choices that
 * select records (source, areas, addresses, attributes, unit, phone, email, target, route and contact name options, the
 * three kinds of suppressions with their dates). `choices` contains the ones that don't (step, list usage, promotion
 * code, contact, wanted quantities, media type, output columns), and `areas` the results of a count.
 */
export const Order = Schema.Struct({
  /** The draft that became the order. */
  draftId: DraftId,
  accountId: AccountId,
  accountName: Schema.String,
  definition: CanonicalDefinition,
  choices: Choices,
  /** The method by which its areas were chosen. */
  geoType: GeoType,
  /** The counted areas; empty before the count. */
  areas: Schema.Array(OrderArea),
  /** The price; null before the count, and if the price calculation is skipped. */
  price: Schema.NullOr(OrderPrice),
  paymentMethod: codedSchema(paymentMethods),
  /** The placed order; null if it isn't placed. */
  placed: Schema.NullOr(PlacedOrder),
})
export type Order = typeof Order.Type

/** The default geography type of an order. */
export const DEFAULT_GEO_TYPE: GeoType = "zip"
