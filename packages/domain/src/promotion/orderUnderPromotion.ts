import type { QuoteFigures } from "../pricing/Quotes.ts"
import { figure } from "../shared/Decimal.ts"
import type { OrderUnderPromotion } from "./discount.ts"

/** The figures of a quote that a promotion looks at; they are the same with and without a promotion. */
export const orderUnderPromotion = (quantity: number, figures: QuoteFigures): OrderUnderPromotion => ({
  quantity,
  costPrice: figure(figures.CostPrice),
  orderCharge: figure(figures.OrderCharge),
  mobilePackageCharge: figure(figures.MobilePackageCharge),
  subTotalCharge: figure(figures.SubTotalCharge),
})
