import { ZERO } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** Removes the label prices, for a site that doesn't print and ship address labels and therefore can't offer them. */
export const withoutLabels = (list: IndexedPriceList): IndexedPriceList => ({
  ...list,
  labelPrice: ZERO,
  firstSetShipping: ZERO,
  additionalSetShipping: ZERO,
  minimumLabelCharge: ZERO,
  onMap: list.onMap === null ? null : withoutLabels(list.onMap),
})
