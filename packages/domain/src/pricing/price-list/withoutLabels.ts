import { ZERO } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** The same prices on a site where nobody prints and ships address labels: they have none, so that they are not offered. */
export const withoutLabels = (list: IndexedPriceList): IndexedPriceList => ({
  ...list,
  labelPrice: ZERO,
  firstLabelShipping: ZERO,
  additionalLabelShipping: ZERO,
  minLabelCharge: ZERO,
  onMap: list.onMap === null ? null : withoutLabels(list.onMap),
})
