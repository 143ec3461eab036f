import { minimumPurchaseTypes, promotionTypes } from "@listwright/domain/promotion"
import { Decimal } from "@listwright/domain/shared"
import { Schema } from "effect"
import { formOf, Moment } from "./formats.ts"

/** A promotion as a site writes it down; what is left out has no bound. */
export const SitePromotion = Schema.Struct({
  /** The code that buyers type, in capitals. */
  code: Schema.String.check(
    Schema.isPattern(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, {
      message: "must be up to 40 capital letters, digits and hyphens, as buyers type it",
    }),
  ),
  name: Schema.NonEmptyString,
  type: Schema.Literals(promotionTypes.names),
  /** Percent, records, dollars or points, by type. */
  value: Decimal,
  /** Dollars that a debit card holds at first. */
  balance: Schema.optionalKey(Decimal),
  /** Dollars or records that an order must have; both where both are named. */
  minimum: Schema.optionalKey(
    Schema.Struct({
      spend: Schema.optionalKey(Decimal),
      records: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
    }),
  ),
  /** Ids of mobile packages that it holds for; missing: for any. */
  packageIds: Schema.optionalKey(Schema.Array(Schema.Int)),
  needsNoCode: Schema.optionalKey(Schema.Boolean),
  /** Sources that it holds for; missing: for all. */
  listTypes: Schema.optionalKey(Schema.Array(Schema.Int)),
  maxUses: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  from: Schema.optionalKey(Moment),
  /** From then on it does not hold. */
  until: Schema.optionalKey(Moment),
})
export type SitePromotion = typeof SitePromotion.Type

/** `promotions.json`. */
export const PromotionsFile = Schema.Struct({
  version: formOf(1),
  promotions: Schema.Array(SitePromotion),
})

type MinimumName = (typeof minimumPurchaseTypes.names)[number]

/** Returns the measure of a promotion's minimum; null if it has no minimum. */
export const minimumName = ({ minimum }: SitePromotion): MinimumName | null => {
  if (minimum?.spend !== undefined) return minimum.records === undefined ? "spend" : "spendAndRecords"
  return minimum?.records === undefined ? null : "records"
}
