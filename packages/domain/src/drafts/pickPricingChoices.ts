import { Schema, Struct } from "effect"
import { Choices } from "./Draft.ts"

const PRICED = [
  "listUsage",
  "promoCode",
  "quantities",
  "wantedTotal",
  "outputColumns",
  "labelCount",
  "mobilePackageId",
  "quoteId",
] as const

/** An order's choices that affect its price. */
export const PricingChoices = Schema.Struct(Struct.pick(Choices.fields, PRICED))
export type PricingChoices = typeof PricingChoices.Type

/**
 * Picks the choices that affect an order's price; when any of them changes, a new price is requested
 * [ob4-recalculation] [ob4-quantity-recalculation].
 */
export const pickPricingChoices = (choices: PricingChoices): PricingChoices => Struct.pick(choices, PRICED)
