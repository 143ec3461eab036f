import { Schema } from "effect"
import { GeoType } from "../definition/GeoType.ts"
import { Decimal } from "../shared/Decimal.ts"

/** The element that every list holds. */
export const BASE_ELEMENT = "Base"

/** The element of phone numbers. */
export const PHONE_ELEMENT = "Phone"

/** An element that each record is charged for: the list itself, a selected attribute, phones, an output column. */
export const PricedElement = Schema.Struct({
  ElementName: Schema.String,
  /** Additional elements are left alone by the usage multiple when only the base is multiplied. */
  IsAdditional: Schema.Boolean,
  /** The chosen sub-elements that this price includes, joined by commas; missing if there are no such elements. */
  SubColumnName: Schema.optionalKey(Schema.String),
})
export type PricedElement = typeof PricedElement.Type

/** Records of an order that are sold by elements of their own: those that the same lists of a combination selected. */
export const PricedPart = Schema.Struct({
  /** Records, 1 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  elements: Schema.Array(PricedElement),
  /** Names of the lists; empty: areas of the order that are no saved lists. */
  lists: Schema.Array(Schema.String),
})
export type PricedPart = typeof PricedPart.Type

/** The parts of an order that determine its price. */
export const OrderToPrice = Schema.Struct({
  /** Records, 0 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Each is charged as often as it is listed; their order changes nothing. */
  elements: Schema.Array(PricedElement),
  /**
   * The parts of an order whose records are not all sold by the same elements, two or more; their quantities sum to the
   * order's, and `elements` are those of any. Missing: every record is sold by `elements`.
   */
  parts: Schema.optionalKey(Schema.Array(PricedPart)),
  /** MultipleId of the price list. */
  ListUsage: Schema.Int,
  /** The number of label sets; 0 without labels. */
  labelCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Dollars an order, flat for the kind of area. */
  GeographyCharge: Decimal,
  /** Dollars an order; '0.00' without a mobile package. */
  MobilePackageCharge: Decimal,
  /** The source. Missing: one whose price is calculated. List type 190 costs its mobile package and nothing else. */
  ListType: Schema.optionalKey(Schema.Int),
  /** The kind of area. Missing: one without map prices. */
  GeoType: Schema.optionalKey(GeoType),
})
export type OrderToPrice = typeof OrderToPrice.Type
