import { BigDecimal } from "effect"
import fc from "fast-check"
import type { OrderUnderPromotion } from "../../src/promotion/discount.ts"
import { decimal } from "../../src/shared/Decimal.ts"
import { dollars } from "../pricing/arbitraryPriceList.ts"

/** An order whose subtotal holds its order charge, mobile package and something else. */
export const underPromotion: fc.Arbitrary<OrderUnderPromotion> = fc
  .record({
    quantity: fc.integer({ min: 0, max: 100_000 }),
    costPrice: fc.integer({ min: 0, max: 50_000 }),
    charge: dollars(2000),
    mobile: dollars(500),
    other: dollars(100),
  })
  .map(({ quantity, costPrice, charge, mobile, other }) => ({
    quantity,
    costPrice: BigDecimal.make(BigInt(costPrice), 5),
    orderCharge: decimal(charge),
    mobilePackageCharge: decimal(mobile),
    subTotalCharge: BigDecimal.sumAll([decimal(charge), decimal(mobile), decimal(other)]),
  }))
