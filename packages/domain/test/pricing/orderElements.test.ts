import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyDefinition, type ListDefinition } from "../../src/definition/ListDefinition.ts"
import { geographyCharge } from "../../src/pricing/geographyCharge.ts"
import { indexPriceList } from "../../src/pricing/IndexedPriceList.ts"
import { orderElements } from "../../src/pricing/orderElements.ts"
import { priceList } from "./arbitraryOrder.ts"

const [sample] = fc.sample(priceList, { numRuns: 1, seed: 2 })
if (sample === undefined) throw new Error("no sample")
const list = indexPriceList({ ...sample, GeographyPrices: [{ GeoType: 13, Price: "15.00" }] })

const columns = [
  { column: "AGE", priceElement: "AGE" },
  { column: "BIRTH_MONTH", priceElement: "AGE" },
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

describe("the price elements of an order", () => {
  it("always hold the base", () => {
    expect(orderElements(list, emptyDefinition(10), columns)).toEqual([
      { ElementName: "Base", IsAdditional: false },
    ])
  })

  it("hold each selected attribute that has price rows, once", () => {
    expect(namesOf(selecting("INCOME", "AGE", "BIRTH_MONTH"))).toEqual(["Base", "INCOME", "AGE"])
  })

  it("leave out attributes without price rows and without a price element", () => {
    expect(namesOf(selecting("PETS", "STATE", "UNKNOWN"))).toEqual(["Base"])
  })

  it.each([
    [null, ["Base"]],
    ["noPhones" as const, ["Base"]],
    ["phonesWhereAvailable" as const, ["Base", "Phone"]],
    ["onlyWithPhones" as const, ["Base", "Phone"]],
  ])("with phone option %s are %j", (phoneOption, names) => {
    expect(namesOf({ ...emptyDefinition(10), phoneOption })).toEqual(names)
  })

  it("leave out the attributes that all households ignore", () => {
    const given = selecting("AGE")
    expect(namesOf({ ...given, audience: { ...given.audience, unit: "allHouseholds" } })).toEqual(["Base"])
  })

  it("hold output columns as additional, unless they are selected by", () => {
    expect(orderElements(list, selecting("AGE"), columns, ["INCOME", "AGE", "PETS", "INCOME"])).toEqual([
      { ElementName: "Base", IsAdditional: false },
      { ElementName: "AGE", IsAdditional: false },
      { ElementName: "INCOME", IsAdditional: true },
    ])
  })
})

describe("the geography charge", () => {
  it("is the flat price of the geography type, or nothing", () => {
    expect(geographyCharge(list, 13)).toBe("15.00")
    expect(geographyCharge(list, 5)).toBe("0.00")
  })
})
