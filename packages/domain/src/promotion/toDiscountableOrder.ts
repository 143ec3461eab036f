import { figure } from "../shared/Decimal.ts"
import type { DiscountableOrder } from "./discount.ts"

/** A price's figures that a promotion depends on: dollars as decimal strings. */
interface FiguresUnderPromotion {
  readonly unitPrice: string
  readonly orderCharge: string
  readonly mobilePackageCharge: string
  readonly subtotal: string
}

/** Converts these figures to numbers; a promotion doesn't change them. */
export const toDiscountableOrder = (quantity: number, figures: FiguresUnderPromotion): DiscountableOrder => ({
  quantity,
  unitPrice: figure(figures.unitPrice),
  orderCharge: figure(figures.orderCharge),
  mobilePackageCharge: figure(figures.mobilePackageCharge),
  subtotal: figure(figures.subtotal),
})
