import { figure } from "../shared/Decimal.ts"
import type { OrderUnderPromotion } from "./discount.ts"

/** The figures of a price that a promotion depends on, in a quote's form: dollars as decimal strings. */
interface FiguresUnderPromotion {
  readonly CostPrice: string
  readonly OrderCharge: string
  readonly MobilePackageCharge: string
  readonly SubTotalCharge: string
}

/** Converts these figures to numbers; a promotion doesn't change them. */
export const orderUnderPromotion = (
  quantity: number,
  figures: FiguresUnderPromotion,
): OrderUnderPromotion => ({
  quantity,
  costPrice: figure(figures.CostPrice),
  orderCharge: figure(figures.OrderCharge),
  mobilePackageCharge: figure(figures.MobilePackageCharge),
  subTotalCharge: figure(figures.SubTotalCharge),
})
