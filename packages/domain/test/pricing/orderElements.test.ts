import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { type ListDefinition } from "../../src/definition/ListDefinition.ts"
import { geographyCharge } from "../../src/pricing/price/toPricingInput.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { orderElements } from "../../src/pricing/price/orderElements.ts"
import type { OutputColumn } from "../../src/audience/attributes/OutputColumn.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const priceList = {
  ...demoList,
  elementPrices: ["Base", "Age", "INCOME", "Phone", "EMAIL"].map((element) => ({
    element,
    from: 1,
    to: null,
    price: "0.01000",
  })),
  geographyPrices: [{ geoType: 13, price: "15.00" }],
}
const list = indexPriceList(priceList)

const columns = [
  { column: "AGE", priceElement: "Age" },
  { column: "BIRTH_MONTH", priceElement: "Age" },
  { column: "INCOME", priceElement: "INCOME" },
  { column: "PETS", priceElement: "PETS" },
  { column: "STATE", priceElement: null },
]

const selecting = (...names: ReadonlyArray<string>): ListDefinition => ({
  ...emptyDefinition(10),
  audience: {
    unit: "individuals",
    criteria: names.map((column) => ({ kind: "values", column, values: ["A"] })),
  },
})

const namesOf = (definition: ListDefinition): ReadonlyArray<string> =>
  orderElements(list, definition, columns).map(({ element }) => element)

const output = (ColumnName: string, parentColumn: string | null = null): OutputColumn => ({
  column: ColumnName,
  name: ColumnName,
  isSubElement: parentColumn !== null,
  parentColumn,
})

describe("the price elements of an order", () => {
  it("always hold the base", () => {
    expect(orderElements(list, emptyDefinition(10), columns)).toEqual([
      { element: "Base", isAdditional: false },
    ])
  })

  it("hold each selected attribute that has price rows, once", () => {
    expect(namesOf(selecting("INCOME", "AGE", "BIRTH_MONTH"))).toEqual(["Base", "INCOME", "Age"])
  })

  it("leave out an attribute that is free, also where the list prices another thing by its name", () => {
    const named = indexPriceList({
      ...priceList,
      elementPrices: [...priceList.elementPrices, { element: "STATE", from: 1, to: null, price: "0.01000" }],
    })
    const elements = orderElements(named, selecting("STATE", "INCOME"), columns)
    expect(elements.map(({ element }) => element)).toEqual(["Base", "INCOME"])
  })

  it("hold the sub-elements of their own parent only", () => {
    const parts = orderElements(list, emptyDefinition(10), columns, [
      output("EMAIL_KIND", "EMAIL"),
      output("INCOME_SOURCE", "INCOME"),
    ])
    expect(parts.slice(1)).toEqual([
      { element: "EMAIL", isAdditional: true, subElements: "EMAIL_KIND" },
      { element: "INCOME", isAdditional: true, subElements: "INCOME_SOURCE" },
    ])
  })

  it("leave out attributes without price rows and without a price element", () => {
    expect(namesOf(selecting("PETS", "STATE", "UNKNOWN"))).toEqual(["Base"])
  })

  it.each([
    [10, null, ["Base"]],
    [10, "noPhones", ["Base"]],
    [10, "phonesWhereAvailable", ["Base", "Phone"]],
    [10, "onlyWithPhones", ["Base", "Phone"]],
    [130, "onlyWithPhones", ["Base"]],
    [130, "phonesWhereAvailable", ["Base"]],
    [200, "onlyWithPhones", ["Base"]],
    [210, "phonesWhereAvailable", ["Base"]],
  ] as const)("of list type %i with phone option %s are %j", (listType, phoneOption, names) => {
    expect(namesOf({ ...emptyDefinition(listType), phoneOption })).toEqual(names)
  })

  it("include phones even when the list has no price for them, so they are never free", () => {
    const noPhones = indexPriceList(demoList)
    const definition = { ...emptyDefinition(10), phoneOption: "onlyWithPhones" as const }
    expect(orderElements(noPhones, definition, columns)).toHaveLength(2)
  })

  it("leave out the attributes that all households ignore", () => {
    const given = selecting("AGE")
    expect(namesOf({ ...given, audience: { ...given.audience, unit: "allHouseholds" } })).toEqual(["Base"])
  })
})

describe("the output columns of an order", () => {
  const of = (definition: ListDefinition, ...outputColumns: ReadonlyArray<OutputColumn>) =>
    orderElements(list, definition, columns, outputColumns).slice(1)

  it("are additional, each once", () => {
    expect(of(emptyDefinition(10), output("INCOME"), output("EMAIL"), output("INCOME"))).toEqual([
      { element: "INCOME", isAdditional: true },
      { element: "EMAIL", isAdditional: true },
    ])
  })

  it("cost nothing more where the list is selected by them", () => {
    expect(of(selecting("AGE"), output("AGE"), output("BIRTH_MONTH"))).toEqual([
      { element: "Age", isAdditional: false },
    ])
  })

  it("are free without price rows", () => {
    expect(of(emptyDefinition(10), output("PETS"), output("STATE"), output("UNKNOWN"))).toEqual([])
  })

  it.each([
    ["with its parent", [output("EMAIL"), output("EMAIL_KIND", "EMAIL")], "EMAIL_KIND"],
    ["without its parent", [output("EMAIL_KIND", "EMAIL")], "EMAIL_KIND"],
    [
      "beside another one",
      [output("EMAIL_KIND", "EMAIL"), output("EMAIL_DATE", "EMAIL")],
      "EMAIL_KIND,EMAIL_DATE",
    ],
  ])("cost a sub-element %s as its parent, once", (_, chosen, subElements) => {
    expect(of(emptyDefinition(10), ...chosen)).toEqual([
      { element: "EMAIL", isAdditional: true, subElements },
    ])
  })

  it("cost nothing more for a sub-element of what the list is selected by", () => {
    expect(of(selecting("AGE"), output("AGE_EXACT", "AGE"))).toEqual([
      { element: "Age", isAdditional: false, subElements: "AGE_EXACT" },
    ])
  })

  it("price a sub-element that names no parent as itself", () => {
    expect(of(emptyDefinition(10), { ...output("EMAIL"), isSubElement: true })).toEqual([
      { element: "EMAIL", isAdditional: true, subElements: "EMAIL" },
    ])
  })

  it("make a record dearer by their price, once for parent and sub-elements", () => {
    const cost = (...chosen: ReadonlyArray<OutputColumn>) =>
      priceOf(priceList, {
        ...demoOrder,
        elements: orderElements(list, emptyDefinition(10), columns, chosen),
      }).figures.unitPrice
    expect(cost()).toBe("0.01000")
    expect(cost(output("EMAIL"), output("EMAIL_KIND", "EMAIL"), output("EMAIL_DATE", "EMAIL"))).toBe(
      "0.02000",
    )
  })
})

describe("the geography charge", () => {
  it("is the flat price of the geography type, or nothing", () => {
    expect(geographyCharge(list, 13)).toBe("15.00")
    expect(geographyCharge(list, 5)).toBe("0.00")
  })
})
