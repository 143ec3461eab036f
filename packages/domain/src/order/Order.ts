import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Choices } from "../drafts/Draft.ts"
import { GeoType } from "../definition/GeoType.ts"
import { paymentMethods } from "../payment/PaymentMethod.ts"
import { PricedElement } from "../pricing/OrderToPrice.ts"
import { QuoteFigures } from "../pricing/quote/Quote.ts"
import { codedSchema } from "../shared/Codes.ts"
import { OrderArea } from "./OrderArea.ts"
import { PlacedOrder } from "./PlacedOrder.ts"
import { TaxResult } from "./placing/Taxes.ts"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"

/** The price of an order and how it is made up. */
export const OrderPrice = Schema.Struct({
  /** Names the version of the prices. */
  priceListId: Schema.String,
  /** ElementsForPricing. */
  elements: Schema.Array(PricedElement),
  figures: QuoteFigures,
  /** null: not asked for yet. Its total is TotalActualCost, its tax TaxCharge. */
  tax: Schema.NullOr(TaxResult),
})
export type OrderPrice = typeof OrderPrice.Type

/**
 * A whole order, from its first area to its code. Each fact is stated once. `definition` holds the choices that
 * select records (ListType, OrderGeos, OrderAddresses, OrderSelectedDemos, DemoType, phone, e-mail, target, route and
 * contact name options, the three kinds of suppressions with their dates). `choices` holds the ones that don't
 * (CurrentStep, ListUsage, PromoCode, contact, wanted quantities, media type, output columns), and `areas` the
 * results of a count. ContactNameFlag and ContactNameOption are one choice, `definition.occupant.contactNames`;
 * IsContactMe is CallMe of the contact, `choices.contact.contactMe`.
 */
export const Order = Schema.Struct({
  /** ListModuleSessionId: the draft that the order was made in. */
  draftId: DraftId,
  accountId: AccountId,
  accountName: Schema.String,
  definition: CanonicalDefinition,
  choices: Choices,
  /** The way its areas were chosen. */
  geoType: GeoType,
  /** Empty before the count. */
  areas: Schema.Array(OrderArea),
  /** null before the count, and where the price calculation is skipped. */
  price: Schema.NullOr(OrderPrice),
  paymentMethod: codedSchema(paymentMethods),
  /** null: not placed. */
  placed: Schema.NullOr(PlacedOrder),
})
export type Order = typeof Order.Type

/** The kind of area of an order that doesn't name one. */
export const DEFAULT_GEO_TYPE: GeoType = "zip"
