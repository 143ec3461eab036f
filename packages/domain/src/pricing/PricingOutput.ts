import { shownPerRecord } from "./quote/explainQuote.ts"
import type { QuotedOrder } from "./quote/quoteOrder.ts"
import { BigDecimal, Schema } from "effect"
import { PricedElement } from "./OrderToPrice.ts"
import { traitsOf } from "../catalogue/listTypes.ts"
import { figure, usd } from "../shared/Decimal.ts"
import { QuoteFigures } from "./quote/Quote.ts"

/**
 * The price of an order in the form stored with it: the quote's figures and the totals derived from them. Dollars are
 * decimal strings with 2 decimals.
 */
export const PricingOutput = Schema.Struct({
  ...QuoteFigures.fields,
  /** The total that the buyer sees before tax is known: TotalPretaxCost. */
  TotalEstmCost: Schema.String,
  /**
   * TotalEstmCost for an email campaign (list types 200 and 210), all of which is for email; 0.00 for every other list.
   */
  TotalEmailEstmCost: Schema.String,
  /** The cost of the order without its promotion: the subtotal, raised to the minimum order amount. */
  RetailCost: Schema.String,
  /** The amount charged: TotalPretaxCost plus its tax. */
  TotalActualCost: Schema.String,
})
export type PricingOutput = typeof PricingOutput.Type

const sum = (a: string, b: string): string => usd(BigDecimal.sum(figure(a), figure(b)))

/**
 * Builds the pricing output of an order. `taxCharge` is in dollars, '0.00' until it's known. The specification doesn't
 * define TotalEmailEstmCost and RetailCost; here, they're the email part of the estimate and the price before the
 * promotion.
 */
export const outputOfQuote = (listType: number, figures: QuoteFigures, taxCharge: string): PricingOutput => ({
  ...figures,
  TotalEstmCost: figures.TotalPretaxCost,
  TotalEmailEstmCost: traitsOf(listType).isEmailCampaign ? figures.TotalPretaxCost : "0.00",
  RetailCost: sum(figures.TotalPretaxCost, figures.PromotionAmount),
  TotalActualCost: sum(figures.TotalPretaxCost, taxCharge),
})

/** An element with its price, as stored in an order. */
export const PricingElement = Schema.Struct({
  ...PricedElement.fields,
  /** Dollars per record before repeated use, with 5 decimals, or more if the price row has more. */
  Price: Schema.String,
})
export type PricingElement = typeof PricingElement.Type

/** Returns the elements of a quote with their prices, each once; empty if records have no price. */
export const elementsForPricing = ({ parts }: QuotedOrder): ReadonlyArray<PricingElement> => {
  const names = new Map(
    parts
      .flatMap(({ perRecord: { elements } }) => elements)
      .map(({ price, ...element }) => [element.ElementName, { ...element, Price: shownPerRecord(price) }]),
  )
  return [...names.values()]
}
