import { perRecordAmountText } from "./price/explainPrice.ts"
import type { PricedOrder } from "./price/priceOrder.ts"
import { BigDecimal, Schema } from "effect"
import { PricedElement } from "./PricingInput.ts"
import { sourceTraits } from "../catalog/listTypes.ts"
import { figure, usd } from "../shared/Decimal.ts"
import { PriceFigures } from "./price/Price.ts"

/**
 * An order's price in the form stored with it: its figures and the totals derived from them. Dollar amounts are decimal
 * strings with 2 decimals.
 */
export const PricingOutput = Schema.Struct({
  ...PriceFigures.fields,
  /** The total displayed to the buyer before tax is known: `totalBeforeTax`. */
  estimatedCost: Schema.String,
  /**
   * The same as `estimatedCost` for an email campaign (list types 200 and 210), whose entire cost is for email; 0.00
   * for every other list.
   */
  estimatedEmailCost: Schema.String,
  /** The order's cost without its promotion: the subtotal, raised to the minimum order amount. */
  retailCost: Schema.String,
  /** The amount charged: `totalBeforeTax` plus tax. */
  totalCost: Schema.String,
})
export type PricingOutput = typeof PricingOutput.Type

const sum = (a: string, b: string): string => usd(BigDecimal.sum(figure(a), figure(b)))

/**
 * Builds an order's pricing output. `taxCharge` is in dollars, '0.00' until it's known. The specification doesn't
 * define estimatedEmailCost or retailCost; here, they're the email part of the estimate and the price before the
 * promotion.
 */
export const toPricingOutput = (
  listType: number,
  figures: PriceFigures,
  taxCharge: string,
): PricingOutput => ({
  ...figures,
  estimatedCost: figures.totalBeforeTax,
  estimatedEmailCost: sourceTraits(listType).isEmailCampaign ? figures.totalBeforeTax : "0.00",
  retailCost: sum(figures.totalBeforeTax, figures.discount),
  totalCost: sum(figures.totalBeforeTax, taxCharge),
})

/** An element with its price, in the form stored with an order. */
export const PricingElement = Schema.Struct({
  ...PricedElement.fields,
  /** The price in dollars per record before repeated use, with 5 decimals, or more if the price row has more. */
  price: Schema.String,
})
export type PricingElement = typeof PricingElement.Type

/** Returns the elements of a price with their own prices, each once; empty if records have no price. */
export const pricingElements = ({ parts }: PricedOrder): ReadonlyArray<PricingElement> => {
  const names = new Map(
    parts
      .flatMap(({ perRecord: { elements } }) => elements)
      .map((one) => [one.element, { ...one, price: perRecordAmountText(one.price) }]),
  )
  return [...names.values()]
}
