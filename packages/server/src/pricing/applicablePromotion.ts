import type { Promotion, SiteConfiguration } from "@listwright/domain"
import { Effect } from "effect"
import { Promotions } from "./Promotions.ts"

/**
 * The promotion that an order is priced with: the typed code's, or without a code the one that needs none. Sites that
 * show no promotions have none. `code` as it counts, '' where none was typed; a code without a promotion is not valid.
 */
export const applicablePromotion = Effect.fn("applicablePromotion")(function* (
  site: SiteConfiguration,
  listType: number,
  typed: string | null,
): Effect.fn.Return<{ readonly code: string; readonly promotion: Promotion | null }, never, Promotions> {
  const code = (typed ?? "").trim().toUpperCase()
  if (!site.showPromotion || site.isUserNoPay) return { code, promotion: null }
  const promotions = yield* Promotions
  const promotion = yield* code === "" ? promotions.withoutCode(listType) : promotions.byCode(listType, code)
  return { code: promotion?.PromotionCode ?? code, promotion }
})
