import { describe, expect, it } from "vitest"
import { priceElementLabel } from "../../src/pricing/price-list/priceElementLabel.ts"

const column = (name: string, priceElement: string, isChosen: boolean) => ({
  column: name.toUpperCase(),
  name,
  priceElement,
  isChosen,
})
const columns = [
  column("Age", "Age", false),
  column("Date of Birth", "Age", true),
  column("Presence of Children", "Children", true),
  column("Number of Children", "Children", true),
  column("Mortgage Date", "Mortgage", false),
  column("Boats", "Boat", false),
]

describe("what a price element is called", () => {
  it("is what its chosen attributes are called, as in their controls and in the waterfall", () => {
    expect(priceElementLabel(columns, "Age")).toBe("Date of Birth")
    expect(priceElementLabel(columns, "Children")).toBe("Presence of Children and Number of Children")
  })

  it("is the glossary's word where none is chosen, else the name of the one attribute that is sold as it", () => {
    expect(priceElementLabel(columns, "Mortgage")).toBe("Mortgage")
    expect(priceElementLabel(columns, "Base")).toBe("Base")
    expect(priceElementLabel(columns, "Boat")).toBe("Boats")
    expect(priceElementLabel(columns, "SHOESIZE")).toBe("SHOESIZE")
  })
})
