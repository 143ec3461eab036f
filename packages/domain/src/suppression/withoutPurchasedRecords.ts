import { type CanonicalDefinition, changeCanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"

/** A placed order: its code and the ISO date when it was submitted. */
export interface PurchasedOrder {
  readonly code: string
  readonly day: string
}

const netChoice = (
  choice: SuppressionChoice,
  bought: ReadonlyArray<PurchasedOrder>,
  today: string,
): SuppressionChoice => {
  const [first, ...others] = bought.map(({ code }) => code)
  if (first === undefined) return choice
  switch (choice.mode) {
    case "off":
      return { mode: "item", items: [first, ...others] }
    case "item":
      return { mode: "item", items: [...choice.items, first, ...others] }
    // Days cover the orders of the account, colleagues' too, and cannot stand beside items.
    case "date":
      return {
        mode: "date",
        start: bought.reduce((earliest, { day }) => (day < earliest ? day : earliest), choice.start),
        end: today > choice.end ? today : choice.end,
      }
  }
}

/**
 * Returns the same list without the records already bought: adds the orders to its suppressions and preserves all
 * existing ones. Suppressed days are extended to include the orders, up to `today`.
 */
export const withoutPurchasedRecords = (
  definition: CanonicalDefinition,
  bought: ReadonlyArray<PurchasedOrder>,
  today: string,
): CanonicalDefinition =>
  changeCanonicalDefinition(definition, {
    suppressions: {
      ...definition.suppressions,
      orders: netChoice(definition.suppressions.orders, bought, today),
    },
  })
