import { BigDecimal, Schema } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { Decimal, usd } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { perRecordAmountText } from "./explainPrice.ts"

/** The prices of address label sets, in dollars. */
export const LabelOffer = Schema.Struct({
  /** The price in dollars per record and label set. */
  perRecord: Decimal,
  /** The minimum charge for all of an order's sets. */
  minimumLabelCharge: Decimal,
  firstSetShipping: Decimal,
  additionalSetShipping: Decimal,
})
export type LabelOffer = typeof LabelOffer.Type

/**
 * Returns a price list's label prices. Returns null if it doesn't have any, and for sources that aren't mailed: those
 * without price calculation, and email campaigns.
 */
export const labelOffer = (list: IndexedPriceList, listType: number): LabelOffer | null => {
  const { isEmailCampaign, skipsPriceCalculation, usesMedia } = sourceTraits(listType)
  const isFree = [list.labelPrice, list.firstSetShipping, list.additionalSetShipping].every(BigDecimal.isZero)
  return isEmailCampaign || skipsPriceCalculation || usesMedia || isFree
    ? null
    : {
        perRecord: perRecordAmountText(list.labelPrice),
        minimumLabelCharge: usd(list.minimumLabelCharge),
        firstSetShipping: usd(list.firstSetShipping),
        additionalSetShipping: usd(list.additionalSetShipping),
      }
}
