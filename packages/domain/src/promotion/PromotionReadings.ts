import {
  cardBalanceReading,
  chosenReading,
  freeLeadsReading,
  promotionCapReading,
} from "../shared/readings.ts"

/** How a site reads what the specification leaves open about promotions. [ob9-promotion-types] [ob9-promotion-cap] */
export interface PromotionReadings {
  /** Whether a discount is held to what it applies to, or to the order charge alone. */
  readonly cap: (typeof promotionCapReading.options)[number]
  /** Whether free leads above the ordered quantity count. */
  readonly freeLeads: (typeof freeLeadsReading.options)[number]
  /** What becomes of a fraction of a cent on a debit card. */
  readonly cardBalance: (typeof cardBalanceReading.options)[number]
}

/** The readings by a site's configuration; the defaults where it says nothing. */
export const promotionReadingsOf = (configured: Readonly<Record<string, string>>): PromotionReadings => ({
  cap: chosenReading(promotionCapReading, configured),
  freeLeads: chosenReading(freeLeadsReading, configured),
  cardBalance: chosenReading(cardBalanceReading, configured),
})
