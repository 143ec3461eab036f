import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** A package of mobile ad views. */
export const MobilePackage = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  /** The number of views in the package, 0 or more. */
  viewCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The price in dollars per order. */
  charge: Decimal,
})
export type MobilePackage = typeof MobilePackage.Type
