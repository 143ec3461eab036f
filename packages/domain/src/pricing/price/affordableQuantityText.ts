import { dollars } from "../../shared/dollars.ts"
import { recordCountText as records } from "../../shared/recordCountText.ts"
import type { AffordableQuantity } from "./findAffordableQuantity.ts"

/**
 * Describes how many records a budget buys and why it doesn't buy more: 'Buys 5,128 records for $499.98. One more would
 * bring the total to $500.08.'
 */
export const affordableQuantityText = ({ cheapest, most, next }: AffordableQuantity): string => {
  if (most === null)
    return cheapest === null
      ? "There is no price for this list right now."
      : `Not enough for an order: the least expensive order is ${records(cheapest.quantity)} for ${dollars(cheapest.totalBeforeTax)}.`
  const bought = `Buys ${records(most.quantity)} for ${dollars(most.totalBeforeTax)}`
  if (next === null) return `${bought}, which is all that's available.`
  return next.quantity === most.quantity + 1
    ? `${bought}. One more would bring the total to ${dollars(next.totalBeforeTax)}.`
    : `${bought}. The next larger order is ${records(next.quantity)} for ${dollars(next.totalBeforeTax)}.`
}

/** Cleans up a typed amount: '$1,250.5' becomes '1250.5'. */
export const cleanBudgetText = (typed: string): string =>
  typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "")
