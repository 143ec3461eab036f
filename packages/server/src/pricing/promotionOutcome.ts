import type { Promotion, PromotionOutcome, QuotedOrder } from "@listwright/domain"

/** What a person is told about the code; null when there is neither a code nor a promotion without one. */
export const promotionOutcome = (
  code: string,
  promotion: Promotion | null,
  quoted: QuotedOrder,
): PromotionOutcome | null => {
  if (promotion === null)
    return code === "" ? null : { code, state: "notValid", notMet: null, amount: "0.00" }
  const { notMet, figures } = quoted
  return { code, state: notMet === null ? "applied" : "notMet", notMet, amount: figures.PromotionAmount }
}
