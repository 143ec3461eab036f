import {
  cardBalanceReading,
  chosenReading,
  freeLeadsReading,
  promotionCapReading,
} from "../shared/readings.ts"

/**
 * The site's settings for promotion rules that the specification leaves open. [ob9-promotion-types] [ob9-promotion-cap]
 */
export interface PromotionReadings {
  /** The limit on a discount: the charges that it's deducted from, or the order charge alone. */
  readonly cap: (typeof promotionCapReading.options)[number]
  /** The treatment of free leads above the ordered quantity: counted or ignored. */
  readonly freeLeads: (typeof freeLeadsReading.options)[number]
  /** The treatment of a fraction of a cent in a debit card's balance: truncated or rounded. */
  readonly cardBalance: (typeof cardBalanceReading.options)[number]
}

/** Returns the readings from a site's configuration, with defaults for missing ones. */
export const toPromotionReadings = (configured: Readonly<Record<string, string>>): PromotionReadings => ({
  cap: chosenReading(promotionCapReading, configured),
  freeLeads: chosenReading(freeLeadsReading, configured),
  cardBalance: chosenReading(cardBalanceReading, configured),
})
