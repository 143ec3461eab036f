import fc from "fast-check"
import type { TaxResult } from "../order/placing/Taxes.ts"
import { type Law, law, same } from "./Law.ts"
import { decimals, dollars } from "./priceLists.ts"
import { whole } from "./pricingBy.ts"
import { read, rounded, times, written } from "./wholeNumbers.ts"

/** A function that adds the tax to a total before tax, at a decimal rate such as '0.1025'; ours is `totalsWithTax`. */
export type Taxing = (pretax: string, rate: string) => TaxResult

const pretax = dollars(100_000)
/** A tax rate, often one that results in half a cent. */
const rate = fc.oneof(decimals(1, 5), fc.constantFrom("0", "0.05", "0.075", "0.1025", "0.005"))

/** Returns the laws for the tax on an order. */
export const lawsOfTax = (totalsWithTax: Taxing): ReadonlyArray<Law> => [
  law(
    "tax and cost before tax add up to the total, to the cent",
    fc.property(pretax, rate, (cost, share) => {
      const { subtotal, totalTax, total } = totalsWithTax(cost, share)
      same(subtotal, cost)
      same(whole(subtotal) + whole(totalTax), whole(total))
    }),
  ),
  law(
    "tax is its share of the cost, rounded once to the cent, half up",
    fc.property(pretax, rate, (cost, share) => {
      same(totalsWithTax(cost, share).totalTax, written(rounded(times(read(cost), read(share)), 2), 2))
    }),
  ),
  law(
    "a higher rate never makes the tax less, and a rate of 0 charges none",
    fc.property(pretax, rate, decimals(1, 5), (cost, share, more) => {
      const taxAt = (by: string): bigint => whole(totalsWithTax(cost, by).totalTax)
      same(taxAt("0"), 0n)
      return taxAt(written(read(share) + read(more), 5)) >= taxAt(share)
    }),
  ),
]
