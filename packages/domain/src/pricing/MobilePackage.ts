import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** Views of a mobile advertisement, sold as one package. */
export const MobilePackage = Schema.Struct({
  MobilePackageId: Schema.Int,
  MobilePackageName: Schema.String,
  /** Views that the package holds, 0 or more. */
  MobilePackageViewCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Dollars an order. */
  MobilePackageCharge: Decimal,
})
export type MobilePackage = typeof MobilePackage.Type
