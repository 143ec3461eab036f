import { describe, expect, it } from "vitest"
import { validPriceElements, unpricedElements } from "../../src/pricing/price-list/listElements.ts"

const AGE = { column: "AGE", priceElement: "Age" }
const BIRTHDATE = { column: "BIRTHDATE", priceElement: "Age" }
const GENDER = { column: "GENDER", priceElement: null }

const priced = (...names: ReadonlyArray<string>) => ({
  elementPrices: names.map((element) => ({ element, from: 1, to: null, price: "0.01" })),
})

describe("the price elements of a list", () => {
  it("are Base, Phone, and what the attributes are sold as, each once", () => {
    expect(validPriceElements([AGE, BIRTHDATE, GENDER])).toEqual(["Base", "Phone", "Age"])
  })

  it("lack a price where no row has the name that an attribute is sold as; one that is free needs none", () => {
    const offered = [AGE, BIRTHDATE, GENDER]
    expect(unpricedElements(priced("Base", "Phone", "Age"), 10, offered)).toEqual([])
    expect(unpricedElements(priced("Base", "Phone", "Aged"), 10, offered)).toEqual([
      { element: "Age", columns: ["AGE", "BIRTHDATE"] },
    ])
  })

  it("need Base in every list", () => {
    expect(unpricedElements(priced(), 10, [])).toEqual([{ element: "Base", columns: [] }])
  })

  it("are not asked for where the mobile package is the price", () => {
    expect(unpricedElements(priced(), 190, [AGE])).toEqual([])
  })
})
