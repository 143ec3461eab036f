import fc from "fast-check"
import { geoTypes } from "../definition/GeoType.ts"
import type { OrderToPrice } from "../pricing/OrderToPrice.ts"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import { dollars, NAMES, priceList, quantity } from "./priceLists.ts"
import { chargesBeforeMinimums } from "./plainReckoning.ts"

const elements = fc
  .subarray(NAMES.slice(1))
  .chain((names) =>
    fc
      .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
      .map((additional) => [
        { element: "Base", isAdditional: false },
        ...names.map((element, index) => ({ element, isAdditional: additional[index] ?? false })),
      ]),
  )

/** An order priced by brackets. */
export const order: fc.Arbitrary<OrderToPrice> = fc.record({
  quantity,
  elements,
  listUsage: fc.constantFrom(1, 2, 6, 100),
  labelCount: fc.integer({ min: 0, max: 5 }),
  geographyCharge: dollars(30),
  mobilePackageCharge: dollars(200),
})

/** An order of at least one record. */
export const something: fc.Arbitrary<OrderToPrice> = order.map((toPrice) => ({
  ...toPrice,
  quantity: Math.max(1, toPrice.quantity),
}))

/** Any order: for any kind of area, or for mobile advertising. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc.oneof(
  order,
  fc
    .tuple(order, fc.constantFrom(...geoTypes.names), fc.constantFrom(10, 190, 200))
    .map(([plain, geoType, listType]) => ({ ...plain, geoType, listType })),
)

const inCents = (cents: bigint): string => {
  const digits = (cents < 0n ? 0n : cents).toString().padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A list and an order whose charges exactly reach each minimum, or are a cent above or below it. */
export const atTheMinimums: fc.Arbitrary<readonly [PriceList, OrderToPrice]> = fc
  .tuple(priceList, something, fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(-1n, 0n, 1n))))
  .map(([list, toPrice, [elementsBy = 0n, labelsBy = 0n, orderBy = 0n]]) => {
    const charges = chargesBeforeMinimums(list, toPrice)
    const least = {
      ...list,
      minimumElementsCharge: inCents(charges.order + elementsBy),
      minimumLabelCharge: inCents(charges.labels + labelsBy),
    }
    const subtotal = chargesBeforeMinimums(least, toPrice).subtotal
    return [{ ...least, minimumOrderAmount: inCents(subtotal + orderBy) }, toPrice] as const
  })
