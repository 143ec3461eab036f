import { describe, expect, it } from "vitest"
import { chosenCriteria } from "../../src/audience/attributes/chosenCriteria.ts"
import { sortInAttributeOrder } from "../../src/audience/attributes/sortInAttributeOrder.ts"
import type { Attribute } from "../../src/audience/attributes/Attribute.ts"
import { restrictionText } from "../../src/counting/narrowing/restrictionText.ts"

const income: Attribute = {
  column: "INCOME",
  name: "Income",
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  priceElement: null,
  values: [
    { value: "C", name: "Under $50,000" },
    { value: "B", name: "$50,000 to $99,999" },
    { value: "A", name: "$100,000 and over" },
  ],
}
const criterion = { kind: "values", column: "INCOME", values: ["A", "B", "X", "C"] } as const

describe("values of an attribute", () => {
  it("stand as the attribute has them, unknown ones last", () => {
    expect(sortInAttributeOrder(income, criterion.values)).toEqual(["C", "B", "A", "X"])
    expect(sortInAttributeOrder(undefined, criterion.values)).toEqual(criterion.values)
  })

  it("are read in that order", () => {
    const audience = { unit: "individuals", criteria: [criterion] } as const
    expect(chosenCriteria(audience, [income])[0]?.labels).toEqual([
      "Under $50,000",
      "$50,000 to $99,999",
      "$100,000 and over",
      "X",
    ])
    const narrowed = { kind: "narrowColumn", criterion: { ...criterion, values: ["A", "C"] } } as const
    const text = restrictionText(narrowed, { columns: [income], areaName: String })
    expect(text).toContain("Under $50,000, $100,000 and over")
  })
})
