import type { SiteConfiguration } from "@listwright/domain/account"
import { isPromotionVisible } from "@listwright/domain/order"
import { normalizePromoCode, type Promotion } from "@listwright/domain/promotion"
import { Effect } from "effect"
import { Promotions } from "./Promotions.ts"

/**
 * Returns the promotions that may apply to an order: the typed code's promotion or, without a code, all that need no
 * code, in the site's order of preference; empty if the site doesn't show promotions.
 */
export const findApplicablePromotions = Effect.fn("findApplicablePromotions")(function* (
  site: SiteConfiguration,
  listType: number,
  typed: string,
): Effect.fn.Return<ReadonlyArray<Promotion>, never, Promotions> {
  if (!isPromotionVisible(site)) return []
  const promotions = yield* Promotions
  const code = normalizePromoCode(typed)
  if (code === "") return yield* promotions.withoutCode(listType)
  const promotion = yield* promotions.byCode(listType, code)
  return promotion === null ? [] : [promotion]
})
