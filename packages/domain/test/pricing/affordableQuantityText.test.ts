import { describe, expect, it } from "vitest"
import { affordableQuantityText, cleanBudgetText } from "../../src/pricing/price/affordableQuantityText.ts"

const at = (quantity: number, totalBeforeTax: string) => ({ quantity, totalBeforeTax })
const cheapest = at(250, "75.00")

describe("how many records a budget buys", () => {
  it.each([
    [
      { most: at(5128, "499.98"), next: at(5129, "500.08"), cheapest },
      "Buys 5,128 records for $499.98. One more would bring the total to $500.08.",
    ],
    [
      { most: at(999, "81.92"), next: at(1500, "97.50"), cheapest },
      "Buys 999 records for $81.92. The next larger order is 1,500 records for $97.50.",
    ],
    [
      { most: at(1, "5.00"), next: null, cheapest },
      "Buys 1 record for $5.00, which is all that's available.",
    ],
    [
      { most: null, next: cheapest, cheapest },
      "Not enough for an order: the least expensive order is 250 records for $75.00.",
    ],
    [{ most: null, next: null, cheapest: null }, "There is no price for this list right now."],
  ])("%o", (affordable, text) => expect(affordableQuantityText(affordable)).toBe(text))

  it.each([
    ["$1,250.50", "1250.50"],
    [" 500 ", "500"],
    ["$ 40", "40"],
    ["forty", "forty"],
    ["", ""],
  ])("is asked with '%s'", (typed, budget) => expect(cleanBudgetText(typed)).toBe(budget))
})
