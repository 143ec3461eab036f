import { Schema } from "effect"
import { Choices } from "./Draft.ts"

const { listUsage, promoCode, quantities, wantedTotal, outputColumns, mobilePackageId } = Choices.fields

/** What of an order's choices its price depends on. */
export const PricedChoices = Schema.Struct({
  listUsage,
  promoCode,
  quantities,
  wantedTotal,
  outputColumns,
  mobilePackageId,
})
export type PricedChoices = typeof PricedChoices.Type

interface GivenChoices extends Pick<Choices, "listUsage" | "promoCode" | "quantities"> {
  readonly wantedTotal?: Choices["wantedTotal"] | undefined
  readonly outputColumns?: Choices["outputColumns"] | undefined
  readonly mobilePackageId?: Choices["mobilePackageId"] | undefined
}

/** Picks those of an order, so that a question about its price leaves none out. */
export const pricedChoices = (choices: GivenChoices): PricedChoices => ({
  listUsage: choices.listUsage,
  promoCode: choices.promoCode,
  quantities: choices.quantities,
  ...(choices.wantedTotal === undefined ? {} : { wantedTotal: choices.wantedTotal }),
  ...(choices.outputColumns === undefined ? {} : { outputColumns: choices.outputColumns }),
  ...(choices.mobilePackageId === undefined ? {} : { mobilePackageId: choices.mobilePackageId }),
})
