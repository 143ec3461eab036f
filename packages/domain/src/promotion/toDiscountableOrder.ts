import { figure } from "../shared/Decimal.ts"
import type { DiscountableOrder } from "./discount.ts"

/** The figures of a price that a promotion depends on: dollars as decimal strings. */
interface FiguresUnderPromotion {
  readonly unitPrice: string
  readonly orderCharge: string
  readonly mobilePackageCharge: string
  readonly subtotal: string
}

/** Converts these figures, which a promotion doesn't change, to numbers. */
export const toDiscountableOrder = (quantity: number, figures: FiguresUnderPromotion): DiscountableOrder => ({
  quantity,
  unitPrice: figure(figures.unitPrice),
  orderCharge: figure(figures.orderCharge),
  mobilePackageCharge: figure(figures.mobilePackageCharge),
  subtotal: figure(figures.subtotal),
})
