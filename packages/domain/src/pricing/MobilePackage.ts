import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** Views of a mobile advertisement, sold as one package. */
export const MobilePackage = Schema.Struct({
  MobilePackageId: Schema.Int,
  MobilePackageName: Schema.String,
  /** The number of views in the package, 0 or more. */
  MobilePackageViewCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Dollars per order. */
  MobilePackageCharge: Decimal,
})
export type MobilePackage = typeof MobilePackage.Type
