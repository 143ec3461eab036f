import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { type ListDefinition } from "../../src/definition/ListDefinition.ts"
import { geographyCharge } from "../../src/pricing/quote/chosenToPrice.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { orderElements } from "../../src/pricing/quote/orderElements.ts"
import type { OutputColumn } from "../../src/audience/attributes/OutputColumn.ts"
import { demoList, demoOrder, quoteOf } from "./demoPrices.ts"

const priceList = {
  ...demoList,
  ElementsPrices: ["Base", "Age", "INCOME", "Phone", "EMAIL"].map((PriceName) => ({
    PriceName,
    Lbound: 1,
    Ubound: null,
    Price1: "0.01000",
  })),
  GeographyPrices: [{ GeoType: 13, Price: "15.00" }],
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
  orderElements(list, definition, columns).map(({ ElementName }) => ElementName)

const output = (ColumnName: string, ParentColumnName: string | null = null): OutputColumn => ({
  ColumnName,
  ColumnDesc: ColumnName,
  IsSubElement: ParentColumnName !== null,
  ParentColumnName,
})

describe("the price elements of an order", () => {
  it("always hold the base", () => {
    expect(orderElements(list, emptyDefinition(10), columns)).toEqual([
      { ElementName: "Base", IsAdditional: false },
    ])
  })

  it("hold each selected attribute that has price rows, once", () => {
    expect(namesOf(selecting("INCOME", "AGE", "BIRTH_MONTH"))).toEqual(["Base", "INCOME", "Age"])
  })

  it("leave out an attribute that is free, also where the list prices another thing by its name", () => {
    const named = indexPriceList({
      ...priceList,
      ElementsPrices: [
        ...priceList.ElementsPrices,
        { PriceName: "STATE", Lbound: 1, Ubound: null, Price1: "0.01000" },
      ],
    })
    const elements = orderElements(named, selecting("STATE", "INCOME"), columns)
    expect(elements.map(({ ElementName }) => ElementName)).toEqual(["Base", "INCOME"])
  })

  it("hold the sub-elements of their own parent only", () => {
    const parts = orderElements(list, emptyDefinition(10), columns, [
      output("EMAIL_KIND", "EMAIL"),
      output("INCOME_SOURCE", "INCOME"),
    ])
    expect(parts.slice(1)).toEqual([
      { ElementName: "EMAIL", IsAdditional: true, SubColumnName: "EMAIL_KIND" },
      { ElementName: "INCOME", IsAdditional: true, SubColumnName: "INCOME_SOURCE" },
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
      { ElementName: "INCOME", IsAdditional: true },
      { ElementName: "EMAIL", IsAdditional: true },
    ])
  })

  it("cost nothing more where the list is selected by them", () => {
    expect(of(selecting("AGE"), output("AGE"), output("BIRTH_MONTH"))).toEqual([
      { ElementName: "Age", IsAdditional: false },
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
  ])("cost a sub-element %s as its parent, once", (_, chosen, SubColumnName) => {
    expect(of(emptyDefinition(10), ...chosen)).toEqual([
      { ElementName: "EMAIL", IsAdditional: true, SubColumnName },
    ])
  })

  it("cost nothing more for a sub-element of what the list is selected by", () => {
    expect(of(selecting("AGE"), output("AGE_EXACT", "AGE"))).toEqual([
      { ElementName: "Age", IsAdditional: false, SubColumnName: "AGE_EXACT" },
    ])
  })

  it("price a sub-element that names no parent as itself", () => {
    expect(of(emptyDefinition(10), { ...output("EMAIL"), IsSubElement: true })).toEqual([
      { ElementName: "EMAIL", IsAdditional: true, SubColumnName: "EMAIL" },
    ])
  })

  it("make a record dearer by their price, once for parent and sub-elements", () => {
    const cost = (...chosen: ReadonlyArray<OutputColumn>) =>
      quoteOf(priceList, {
        ...demoOrder,
        elements: orderElements(list, emptyDefinition(10), columns, chosen),
      }).figures.CostPrice
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
