import { BigDecimal } from "effect"
import { decimal, fixed, usd } from "../shared/Decimal.ts"
import { dollars } from "../shared/dollars.ts"
import { COST_PRICE_DECIMALS } from "./quote/costPerRecord.ts"

/** Decimals of the minimum online order, and of all prices on the price page. */
export const MINIMUM_ORDER_DECIMALS = 4

/** Dollars per record, 5 decimals, half up: '$0.04250' [ob9-price-decimals]. */
export const shownPricePerRecord = (price: string): string =>
  dollars(fixed(decimal(price), COST_PRICE_DECIMALS))

/** Tells whether a price is above 0. If a package is the price, records have no price of their own. */
export const isPriced = (price: string): boolean => !BigDecimal.isZero(decimal(price))

/** A price on the price page, 4 decimals, half up: '$0.0425' [p9-pricing-pages]. */
export const shownServicePrice = (price: string): string =>
  dollars(fixed(decimal(price), MINIMUM_ORDER_DECIMALS))

/** The minimum online order, 4 decimals, half up: '$35.0000' [ob9-price-decimals]. */
export const shownMinimumOrder = (amount: string): string =>
  dollars(fixed(decimal(amount), MINIMUM_ORDER_DECIMALS))

/**
 * Formats a total before tax: '$91.65 plus tax', or '$91.65' on a site that doesn't charge tax [ob9-price-decimals].
 */
export const shownTotal = (amount: string, isTaxed: boolean): string =>
  `${dollars(usd(decimal(amount)))}${isTaxed ? " plus tax" : ""}`
