import fc from "fast-check"
import { geoTypes } from "../definition/GeoType.ts"
import type { PricingInput } from "../pricing/PricingInput.ts"
import type { PriceList } from "../pricing/price-list/PriceList.ts"
import { dollarAmounts, PRICED_ELEMENTS, priceList, quantity } from "./priceLists.ts"
import { chargesBeforeMinimums } from "./referencePricing.ts"

const elements = fc
  .subarray(PRICED_ELEMENTS.slice(1))
  .chain((names) =>
    fc
      .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
      .map((additional) => [
        { element: "Base", isAdditional: false },
        ...names.map((element, index) => ({ element, isAdditional: additional[index] ?? false })),
      ]),
  )

/** An order priced by brackets. */
export const order: fc.Arbitrary<PricingInput> = fc.record({
  quantity,
  elements,
  listUsage: fc.constantFrom(1, 2, 6, 100),
  labelCount: fc.integer({ min: 0, max: 5 }),
  geographyCharge: dollarAmounts(30),
  mobilePackageCharge: dollarAmounts(200),
})

/** An order of at least one record. */
export const nonemptyOrder: fc.Arbitrary<PricingInput> = order.map((toPrice) => ({
  ...toPrice,
  quantity: Math.max(1, toPrice.quantity),
}))

/** Any order: for any kind of area, or for mobile advertising. */
export const anyOrder: fc.Arbitrary<PricingInput> = fc.oneof(
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
export const ordersAtMinimums: fc.Arbitrary<readonly [PriceList, PricingInput]> = fc
  .tuple(priceList, nonemptyOrder, fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom(-1n, 0n, 1n))))
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
