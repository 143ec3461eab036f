import { figure } from "../shared/Decimal.ts"
import type { OrderUnderPromotion } from "./discount.ts"

/** The figures of a price that a promotion looks at, as a quote has them: dollars as decimal strings. */
interface FiguresUnderPromotion {
  readonly CostPrice: string
  readonly OrderCharge: string
  readonly MobilePackageCharge: string
  readonly SubTotalCharge: string
}

/** The same as numbers; they do not change with a promotion. */
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
