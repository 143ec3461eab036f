import type { PlaceOrderRequest } from "../Orders.ts"
import { BigDecimal } from "effect"
import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { cents, decimal, usd } from "../../shared/Decimal.ts"
import type { TaxResult } from "./Taxes.ts"

/**
 * Returns the tax rate that a site charges, as a decimal string such as '0.1025': the rate at the buyer's location, or
 * '0' if tax is disabled on the site. Returns null if tax is enabled and the rate at that location is unknown
 * (`rateAtPlace` is null), in which case the order can't be taxed.
 */
export const taxRate = (
  site: Pick<SiteConfiguration, "chargesTax">,
  rateAtPlace: string | null,
): string | null => (site.chargesTax ? rateAtPlace : "0")

/**
 * Computes the tax on the total before tax, rounded half up to the cent, and the sum of both. `pretax` is in dollars
 * with 2 decimals; `rate` is a decimal fraction such as '0.1025', or '0' if no tax is charged.
 */
export const totalsWithTax = (pretax: string, rate: string): TaxResult =>
  addTax(pretax, usd(cents(BigDecimal.multiply(decimal(pretax), decimal(rate)))))

/** Adds the tax to a total before tax, both in dollars, 0 or more, with at most 2 decimals. */
export const addTax = (pretax: string, tax: string): TaxResult => ({
  subtotal: usd(decimal(pretax)),
  totalTax: usd(decimal(tax)),
  total: usd(BigDecimal.sum(decimal(pretax), decimal(tax))),
})

/**
 * Returns whether the totals displayed to a buyer match those that the server is about to charge, to the cent and the
 * record. If they differ, the order is rejected and nothing is charged.
 */
export const hasMatchingTotals = (
  shown: PlaceOrderRequest["shown"],
  own: PlaceOrderRequest["shown"],
): boolean =>
  shown.quantity === own.quantity &&
  shown.totalBeforeTax === own.totalBeforeTax &&
  shown.taxCharge === own.taxCharge &&
  shown.total === own.total
