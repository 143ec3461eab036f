import { BigDecimal } from "effect"
import { decimal, formatFixed, usd } from "../shared/Decimal.ts"
import { dollars } from "../shared/dollars.ts"
import { UNIT_PRICE_DECIMALS } from "./price/computeUnitPrice.ts"

/** The number of decimals in the minimum online order and in all prices on the price page. */
export const MINIMUM_ORDER_DECIMALS = 4

/** Formats dollars per record with 5 decimals, rounded half up: '$0.04250' [ob9-price-decimals]. */
export const pricePerRecordText = (price: string): string =>
  dollars(formatFixed(decimal(price), UNIT_PRICE_DECIMALS))

/** Returns whether a price per record is above 0. It isn't if a package is the entire price. */
export const isPriced = (price: string): boolean => !BigDecimal.isZero(decimal(price))

/** Formats a price for the price page with 4 decimals, rounded half up: '$0.0425' [p9-pricing-pages]. */
export const servicePriceText = (price: string): string =>
  dollars(formatFixed(decimal(price), MINIMUM_ORDER_DECIMALS))

/** Formats the minimum online order with 4 decimals, rounded half up: '$35.0000' [ob9-price-decimals]. */
export const minimumOrderText = (amount: string): string =>
  dollars(formatFixed(decimal(amount), MINIMUM_ORDER_DECIMALS))

/**
 * Formats a total before tax: '$91.65 plus tax', or '$91.65' on a site that doesn't charge tax [ob9-price-decimals].
 */
export const pretaxTotalText = (amount: string, isTaxed: boolean): string =>
  `${dollars(usd(decimal(amount)))}${isTaxed ? " plus tax" : ""}`
