import { Schema } from "effect"
import { GeoType } from "../definition/GeoType.ts"
import { Decimal } from "../shared/Decimal.ts"

/** The element included in every list. */
export const BASE_ELEMENT = "Base"

/** The element for phone numbers. */
export const PHONE_ELEMENT = "Phone"

/** An element charged per record: the list itself, a selected attribute, phones, or an output column. */
export const PricedElement = Schema.Struct({
  element: Schema.String,
  /** True if the usage multiple doesn't apply to this element under the method that multiplies only the base. */
  isAdditional: Schema.Boolean,
  /** The chosen sub-elements that this price includes, separated by commas; missing if there aren't any. */
  subElements: Schema.optionalKey(Schema.String),
})
export type PricedElement = typeof PricedElement.Type

/**
 * A part of an order's records that has its own price elements, because the same lists of a combination selected these
 * records.
 */
export const PricingInputPart = Schema.Struct({
  /** The number of records, 1 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  elements: Schema.Array(PricedElement),
  /** The names of the lists; empty for areas in the order that aren't saved lists. */
  lists: Schema.Array(Schema.String),
})
export type PricingInputPart = typeof PricingInputPart.Type

/** The parts of an order that determine its price. */
export const PricingInput = Schema.Struct({
  /** The number of records, 0 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The elements; each is charged once per listing, and their order doesn't matter. */
  elements: Schema.Array(PricedElement),
  /**
   * The parts of an order whose records don't all have the same price elements, two or more. Their quantities add up to
   * the order's, and `elements` contains the elements of every part. Missing if `elements` applies to every record.
   */
  parts: Schema.optionalKey(Schema.Array(PricingInputPart)),
  /** The code of one of the price list's usages. */
  listUsage: Schema.Int,
  /** The number of label sets; 0 without labels. */
  labelCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The flat charge for the area kind, in dollars per order. */
  geographyCharge: Decimal,
  /** The charge in dollars per order; '0.00' without a mobile package. */
  mobilePackageCharge: Decimal,
  /**
   * The source; missing for one whose price is computed from its elements. List type 190 costs only its mobile package.
   */
  listType: Schema.optionalKey(Schema.Int),
  /** The kind of area; missing if it has no map prices. */
  geoType: Schema.optionalKey(GeoType),
})
export type PricingInput = typeof PricingInput.Type
