import type { SiteConfiguration } from "@listwright/domain/account"
import { promotionVisible } from "@listwright/domain/order"
import { promoCodeOf, type Promotion } from "@listwright/domain/promotion"
import { Effect } from "effect"
import { Promotions } from "./Promotions.ts"

/**
 * Returns the promotions that an order may be priced with: the one of the typed code or, without a code, all that
 * need no code, the site's first choice first. Empty if the site doesn't show promotions.
 */
export const applicablePromotions = Effect.fn("applicablePromotions")(function* (
  site: SiteConfiguration,
  listType: number,
  typed: string,
): Effect.fn.Return<ReadonlyArray<Promotion>, never, Promotions> {
  if (!promotionVisible(site)) return []
  const promotions = yield* Promotions
  const code = promoCodeOf(typed)
  if (code === "") return yield* promotions.withoutCode(listType)
  const promotion = yield* promotions.byCode(listType, code)
  return promotion === null ? [] : [promotion]
})
