import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList } from "../../src/pricing/PriceList.ts"

/** Whole numbers of so many decimals: 20 hold every product of two prices. */
const DECIMALS = 20
const UNIT = 10n ** BigInt(DECIMALS)

const read = (text: string): bigint => {
  const [digits = "", fraction = ""] = text.split(".")
  return BigInt(digits + fraction.padEnd(DECIMALS, "0"))
}

const rounded = (amount: bigint, decimals: number): bigint => {
  const step = 10n ** BigInt(DECIMALS - decimals)
  return ((amount + step / 2n) / step) * step
}

const written = (amount: bigint, decimals: number): string => {
  const digits = (amount / 10n ** BigInt(DECIMALS - decimals)).toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/**
 * Cost per record, charges, subtotal and total of an order by brackets without a promotion, straight from the words of
 * the specification, in whole numbers: nothing is shared with the rule.
 */
export const plainReckoning = (list: PriceList, order: OrderToPrice) => {
  const n = BigInt(order.quantity)
  const sets = BigInt(order.labelCount)
  const prices = order.elements.map(({ ElementName, IsAdditional }) => {
    const row = list.ElementsPrices.find(
      ({ PriceName, Lbound, Ubound }) =>
        PriceName === ElementName &&
        order.quantity >= Lbound &&
        (Ubound === null || order.quantity <= Ubound),
    )
    return { price: read(row?.Price1 ?? ""), IsAdditional }
  })
  const multiple = read(
    list.ListMultiplePrice.find(({ MultipleId }) => MultipleId === order.ListUsage)?.Multiple ?? "",
  )
  const exact = prices.reduce((sum, { price, IsAdditional }) => {
    const isMultiplied = list.CalculatePriceMethod === "wholeOrder" || !IsAdditional
    return sum + (isMultiplied ? (price * multiple) / UNIT : price)
  }, 0n)
  const cost = rounded(exact, 5)
  const charge = larger(rounded(cost * n, 2), read(list.MinElementsCharge))
  const { BasePrice, FirstLabelShipping, AdditionalLabelShipping } = list.LabelPrices
  const labels = sets === 0n ? 0n : larger(rounded(read(BasePrice) * n * sets, 2), read(list.MinLabelCharge))
  const shipping =
    sets === 0n ? 0n : rounded(read(FirstLabelShipping) + (sets - 1n) * read(AdditionalLabelShipping), 2)
  const flat = [list.ServiceCharge, order.GeographyCharge, order.MobilePackageCharge].map(read)
  const subTotal = flat.reduce((sum, amount) => sum + amount, charge + labels + shipping)
  return {
    CostPrice: written(cost, 5),
    OrderCharge: written(charge, 2),
    LabelCharge: written(labels, 2),
    ShippingCharge: written(shipping, 2),
    SubTotalCharge: written(subTotal, 2),
    TotalPretaxCost: written(larger(subTotal, read(list.MinOrderAmount)), 2),
  }
}
