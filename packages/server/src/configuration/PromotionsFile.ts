import { minimumPurchaseTypes, promotionTypes } from "@listwright/domain/promotion"
import { Decimal } from "@listwright/domain/shared"
import { Schema } from "effect"
import { formatVersionSchema, DateOrTimestamp } from "./formats.ts"

/** A promotion as written in a site's file; omitted fields mean no limit. */
export const SitePromotion = Schema.Struct({
  /** The code that buyers type, in capitals. */
  code: Schema.String.check(
    Schema.isPattern(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, {
      message: "must be up to 40 capital letters, digits and hyphens, as buyers type it",
    }),
  ),
  name: Schema.NonEmptyString,
  type: Schema.Literals(promotionTypes.names),
  /** The value in percent, records, dollars, or points, depending on the type. */
  value: Decimal,
  /** The debit card's initial balance, in dollars. */
  balance: Schema.optionalKey(Decimal),
  /** The minimum order in dollars or records; if both are given, both apply. */
  minimum: Schema.optionalKey(
    Schema.Struct({
      spend: Schema.optionalKey(Decimal),
      records: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
    }),
  ),
  /** The IDs of the mobile packages that the promotion applies to; if missing, it applies to all. */
  packageIds: Schema.optionalKey(Schema.Array(Schema.Int)),
  needsNoCode: Schema.optionalKey(Schema.Boolean),
  /** The sources that the promotion applies to; if missing, it applies to all. */
  listTypes: Schema.optionalKey(Schema.Array(Schema.Int)),
  maxUses: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  from: Schema.optionalKey(DateOrTimestamp),
  /** The time at which the promotion ends, exclusive. */
  until: Schema.optionalKey(DateOrTimestamp),
})
export type SitePromotion = typeof SitePromotion.Type

/** The `promotions.json` file. */
export const PromotionsFile = Schema.Struct({
  version: formatVersionSchema(1),
  promotions: Schema.Array(SitePromotion),
})

type MinimumName = (typeof minimumPurchaseTypes.names)[number]

/** Returns the unit of a promotion's minimum; null if it has no minimum. */
export const minimumUnit = ({ minimum }: SitePromotion): MinimumName | null => {
  if (minimum?.spend !== undefined) return minimum.records === undefined ? "spend" : "spendAndRecords"
  return minimum?.records === undefined ? null : "records"
}
