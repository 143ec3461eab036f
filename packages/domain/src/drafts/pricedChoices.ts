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

/** What of an order's choices its price depends on. */
export const PricedChoices = Schema.Struct(Struct.pick(Choices.fields, PRICED))
export type PricedChoices = typeof PricedChoices.Type

/** Picks those of an order, so that a question about its price leaves none out. */
export const pricedChoices = (choices: PricedChoices): PricedChoices => Struct.pick(choices, PRICED)
