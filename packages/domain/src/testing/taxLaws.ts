import fc from "fast-check"
import type { TaxResult } from "../order/placing/Taxes.ts"
import { type Law, law, assertEqual } from "./Law.ts"
import { decimalAmounts, dollarAmounts } from "./priceLists.ts"
import { parseWholeAmount } from "./createPricer.ts"
import { parseFixedPoint, roundFixedPoint, multiplyAmounts, formatFixedPoint } from "./fixedPoint.ts"

/** A function that adds the tax to a total before tax, at a decimal rate such as '0.1025'; ours is `totalsWithTax`. */
export type TaxRule = (pretax: string, rate: string) => TaxResult

const pretax = dollarAmounts(100_000)
/** A tax rate, often one that results in half a cent. */
const rate = fc.oneof(decimalAmounts(1, 5), fc.constantFrom("0", "0.05", "0.075", "0.1025", "0.005"))

/** Returns the laws for the tax on an order. */
export const taxLaws = (totalsWithTax: TaxRule): ReadonlyArray<Law> => [
  law(
    "tax and cost before tax add up to the total, to the cent",
    fc.property(pretax, rate, (cost, share) => {
      const { subtotal, totalTax, total } = totalsWithTax(cost, share)
      assertEqual(subtotal, cost)
      assertEqual(parseWholeAmount(subtotal) + parseWholeAmount(totalTax), parseWholeAmount(total))
    }),
  ),
  law(
    "tax is its share of the cost, rounded once to the cent, half up",
    fc.property(pretax, rate, (cost, share) => {
      assertEqual(
        totalsWithTax(cost, share).totalTax,
        formatFixedPoint(
          roundFixedPoint(multiplyAmounts(parseFixedPoint(cost), parseFixedPoint(share)), 2),
          2,
        ),
      )
    }),
  ),
  law(
    "a higher rate never makes the tax less, and a rate of 0 charges none",
    fc.property(pretax, rate, decimalAmounts(1, 5), (cost, share, more) => {
      const taxAt = (by: string): bigint => parseWholeAmount(totalsWithTax(cost, by).totalTax)
      assertEqual(taxAt("0"), 0n)
      return taxAt(formatFixedPoint(parseFixedPoint(share) + parseFixedPoint(more), 5)) >= taxAt(share)
    }),
  ),
]
