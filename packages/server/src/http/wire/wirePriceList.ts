import type { WirePriceList } from "@listwright/adapters"
import type { CurrentPriceList } from "../../pricing/PriceLists.ts"

/** A source's prices as the original contract writes them. */
export const wirePriceList = ({ id, list }: CurrentPriceList): typeof WirePriceList.Type => ({
  PriceListId: id,
  ...list,
})
