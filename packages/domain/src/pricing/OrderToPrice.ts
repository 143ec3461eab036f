import { Schema } from "effect"
import { GeoType } from "../definition/GeoType.ts"
import { Decimal } from "../shared/Decimal.ts"

/** The element that every list contains. */
export const BASE_ELEMENT = "Base"

/** The element of phone numbers. */
export const PHONE_ELEMENT = "Phone"

/** An element that is charged per record: the list itself, a selected attribute, phones, or an output column. */
export const PricedElement = Schema.Struct({
  element: Schema.String,
  /** True if the usage multiple skips this element when only the base is multiplied. */
  isAdditional: Schema.Boolean,
  /** The chosen sub-elements that this price includes, separated by commas; missing if there are none. */
  subElements: Schema.optionalKey(Schema.String),
})
export type PricedElement = typeof PricedElement.Type

/** Records of an order that are sold by their own elements, because the same lists of a combination selected them. */
export const PartToPrice = Schema.Struct({
  /** The number of records, 1 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  elements: Schema.Array(PricedElement),
  /** The names of the lists; empty for the order's areas that aren't saved lists. */
  lists: Schema.Array(Schema.String),
})
export type PartToPrice = typeof PartToPrice.Type

/** The parts of an order that determine its price. */
export const OrderToPrice = Schema.Struct({
  /** The number of records, 0 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The elements; each is charged as often as it's listed, and their order doesn't matter. */
  elements: Schema.Array(PricedElement),
  /**
   * The parts of an order whose records aren't all sold by the same elements, two or more. Their quantities add up to
   * the order's, and `elements` contains the elements of every part. Missing if every record is sold by `elements`.
   */
  parts: Schema.optionalKey(Schema.Array(PartToPrice)),
  /** The code of a usage of the price list. */
  listUsage: Schema.Int,
  /** The number of label sets; 0 without labels. */
  labelCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Dollars per order, flat for the kind of area. */
  geographyCharge: Decimal,
  /** Dollars per order; '0.00' without a mobile package. */
  mobilePackageCharge: Decimal,
  /** The source; missing for one whose price is calculated. List type 190 costs only its mobile package. */
  listType: Schema.optionalKey(Schema.Int),
  /** The kind of area; missing for one without map prices. */
  geoType: Schema.optionalKey(GeoType),
})
export type OrderToPrice = typeof OrderToPrice.Type
