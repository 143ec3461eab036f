import { BigDecimal } from "effect"
import { isEmailCampaign } from "../catalogue/traits.ts"
import { figure, usd } from "../shared/Decimal.ts"
import type { PricingOutput } from "./PricingOutput.ts"
import type { QuoteFigures } from "./Quote.ts"

const sum = (a: string, b: string): string => usd(BigDecimal.sum(figure(a), figure(b)))

/**
 * The pricing output of an order. `taxCharge` in dollars, '0.00' as long as it is not known. What TotalEmailEstmCost and
 * RetailCost are is not specified: here the e-mail part of the estimate, and the price before the promotion.
 * spec: order-builder §3 (Pricing output fields); decisions, Money
 */
export const outputOfQuote = (listType: number, figures: QuoteFigures, taxCharge: string): PricingOutput => ({
  ...figures,
  TotalEstmCost: figures.TotalPretaxCost,
  TotalEmailEstmCost: isEmailCampaign(listType) ? figures.TotalPretaxCost : "0.00",
  RetailCost: sum(figures.TotalPretaxCost, figures.PromotionAmount),
  TotalActualCost: sum(figures.TotalPretaxCost, taxCharge),
})
