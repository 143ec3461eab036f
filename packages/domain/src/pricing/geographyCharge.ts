import { usd, ZERO } from "../shared/Decimal.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/**
 * The flat price of a geography type (its code) in dollars an order, however many areas or records; '0.00' where the list
 * has none. spec: decisions, Money
 */
export const geographyCharge = (list: IndexedPriceList, geoType: number): string =>
  usd(list.geographyPrices.get(geoType) ?? ZERO)
