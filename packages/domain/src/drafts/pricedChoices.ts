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

/** The choices of an order that its price depends on. */
export const PricedChoices = Schema.Struct(Struct.pick(Choices.fields, PRICED))
export type PricedChoices = typeof PricedChoices.Type

/**
 * Picks those of an order: a price belongs to them, and whichever of them changes, another one is asked for
 * [ob4-recalculation] [ob4-quantity-recalculation].
 */
export const pricedChoices = (choices: PricedChoices): PricedChoices => Struct.pick(choices, PRICED)
