import type { PlaceRequest } from "../Orders.ts"
import { BigDecimal } from "effect"
import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { cents, decimal, usd } from "../../shared/Decimal.ts"
import type { TaxResult } from "./Taxes.ts"

/**
 * The tax rate that a site charges, as a decimal string such as '0.1025': that of the buyer's place, or '0' where the
 * site has tax switched off. null: tax is on and the rate of the place is unknown (`rateAtPlace` null), so the order
 * cannot be taxed.
 */
export const taxRate = (
  site: Pick<SiteConfiguration, "isVertaxEnabled">,
  rateAtPlace: string | null,
): string | null => (site.isVertaxEnabled ? rateAtPlace : "0")

/**
 * Tax on the total before tax, to the cent, a half upwards, and the sum of both. `pretax` in dollars with 2 decimals;
 * `rate` a decimal share such as '0.1025', '0' where no tax is charged.
 */
export const totalsWithTax = (pretax: string, rate: string): TaxResult =>
  addTax(pretax, usd(cents(BigDecimal.multiply(decimal(pretax), decimal(rate)))))

/** A total before tax and its tax, both in dollars of 0 or more with at most 2 decimals, and their sum. */
export const addTax = (pretax: string, tax: string): TaxResult => ({
  subTotal: usd(decimal(pretax)),
  totalTax: usd(decimal(tax)),
  total: usd(BigDecimal.sum(decimal(pretax), decimal(tax))),
})

/**
 * Tells whether the totals that a buyer saw match the ones that the server is about to charge, to the cent and the
 * record. If they differ, the order is refused and nothing is charged.
 */
export const shownTotalsAgree = (shown: PlaceRequest["shown"], own: PlaceRequest["shown"]): boolean =>
  shown.quantity === own.quantity &&
  shown.totalPretaxCost === own.totalPretaxCost &&
  shown.taxCharge === own.taxCharge &&
  shown.total === own.total
