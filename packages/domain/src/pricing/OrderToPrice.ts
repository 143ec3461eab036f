import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** Something that a record costs: the list itself, a selected attribute, phones, an output column. */
export const PricedElement = Schema.Struct({
  ElementName: Schema.String,
  /** Additional elements are left alone by the usage multiple when only the base is multiplied. */
  IsAdditional: Schema.Boolean,
})
export type PricedElement = typeof PricedElement.Type

/** What the price of an order depends on. */
export const OrderToPrice = Schema.Struct({
  /** Records, 0 or more. */
  quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  elements: Schema.Array(PricedElement),
  /** MultipleId of the price list. */
  ListUsage: Schema.Int,
  /** Sets of labels; 0 when none are asked for. */
  labelCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  GeographyCharge: Decimal,
  MobilePackageCharge: Decimal,
})
export type OrderToPrice = typeof OrderToPrice.Type
