import { Schema } from "effect"
import { QuoteFigures } from "./Quote.ts"

/**
 * Everything that a price tells about an order, as the order carries it: the figures of the quote and what follows from
 * them. Dollars as decimal strings with 2 decimals. spec: order-builder §3 (Pricing output fields)
 */
export const PricingOutput = Schema.Struct({
  ...QuoteFigures.fields,
  /** What the buyer is shown before tax is known: TotalPretaxCost. spec: decisions, Money */
  TotalEstmCost: Schema.String,
  /** The same of an e-mail campaign (list types 200 and 210), all of which is for e-mail; 0.00 for every other list. */
  TotalEmailEstmCost: Schema.String,
  /** What the order costs without its promotion: the subtotal, raised to the minimum order amount. */
  RetailCost: Schema.String,
  /** What is charged: TotalPretaxCost and the tax on it. */
  TotalActualCost: Schema.String,
})
export type PricingOutput = typeof PricingOutput.Type
