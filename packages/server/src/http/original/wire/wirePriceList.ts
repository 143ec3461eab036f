import type { WirePriceList } from "@listwright/adapters"
import type { CurrentPriceList } from "../../../pricing/PriceLists.ts"

/** Converts a source's prices to wire format. */
export const wirePriceList = ({ id, list }: CurrentPriceList): typeof WirePriceList.Type => ({
  id,
  ...list,
})
