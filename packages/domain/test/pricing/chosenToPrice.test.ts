import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { geoTypes } from "../../src/definition/GeoType.ts"
import { type ChosenOrder, chosenToPrice } from "../../src/pricing/quote/chosenToPrice.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { MAP_GEO_TYPES } from "../../src/pricing/price-list/mapPrices.ts"
import { demoList, quoteOf } from "./demoPrices.ts"

const priceList = {
  ...demoList,
  GeographyPrices: [{ GeoType: 13, Price: "15.00" }],
  ColumnPrices: [{ ColumnName: "PETS", MapColumnPrice: "0.02" }],
}
const list = indexPriceList(priceList)
const columns = [{ column: "PETS", priceElement: "PETS" }]

const mobilePackage = {
  MobilePackageId: 3,
  MobilePackageName: "100,000 views",
  MobilePackageViewCount: 100_000,
  MobilePackageCharge: "120.00",
}

const chosen: ChosenOrder = {
  definition: {
    ...emptyDefinition(10),
    audience: { unit: "individuals", criteria: [{ kind: "values", column: "PETS", values: ["A"] }] },
  },
  geoType: "zip",
  parts: [{ lists: [], columns: [], quantity: 1000 }],
  listUsage: 2,
  outputColumns: [],
  labelCount: 1,
  mobilePackage: null,
}

const toPrice = (over: Partial<ChosenOrder>) =>
  Result.getOrThrow(chosenToPrice(list, columns, { ...chosen, ...over }))

describe("what is priced of what was chosen", () => {
  it("is elements, usage, labels and quantity of the order", () => {
    expect(toPrice({})).toEqual({
      quantity: 1000,
      elements: [{ ElementName: "Base", IsAdditional: false }],
      ListUsage: 2,
      labelCount: 1,
      GeographyCharge: "0.00",
      MobilePackageCharge: "0.00",
      ListType: 10,
      GeoType: "zip",
    })
  })

  it("has the flat charge and the map prices of the kind of area", () => {
    const onMap = toPrice({ geoType: "polygon" })
    expect(onMap).toMatchObject({ GeographyCharge: "15.00", GeoType: "polygon" })
    expect(onMap.elements.map(({ ElementName }) => ElementName)).toEqual(["Base", "PETS"])
    expect(quoteOf(priceList, { ...onMap, ListUsage: 1 }).figures.CostPrice).toBe("0.07000")
  })

  it("has the chosen output columns", () => {
    const age = { ColumnName: "AGE", ColumnDesc: "Age", IsSubElement: false, ParentColumnName: null }
    expect(toPrice({ outputColumns: [age] }).elements[1]).toEqual({ ElementName: "AGE", IsAdditional: true })
  })

  it("has a mobile package next to the list", () => {
    expect(toPrice({ mobilePackage }).MobilePackageCharge).toBe("120.00")
  })
})

describe("list type 190", () => {
  const mobile = { definition: { ...chosen.definition, listType: 190 }, geoType: "polygon" as const }

  it("is priced by its package alone", () => {
    const order = toPrice({ ...mobile, mobilePackage })
    expect(order).toMatchObject({ elements: [], labelCount: 0, GeographyCharge: "0.00" })
    const { figures } = quoteOf(priceList, { ...order, ListUsage: 77 })
    expect(figures).toMatchObject({
      OrderCharge: "0.00",
      ServiceCharge: "0.00",
      MobilePackageCharge: "120.00",
      MinElementsChargeApply: false,
      MinOrderAmountApply: false,
      TotalPretaxCost: "120.00",
    })
  })

  it("has no price without a package, nor with one that costs nothing", () => {
    const packages = [
      null,
      ...["0.00", "0.004"].map((charge) => ({ ...mobilePackage, MobilePackageCharge: charge })),
    ]
    for (const free of packages) {
      const refused = chosenToPrice(list, columns, { ...chosen, ...mobile, mobilePackage: free })
      expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoMobilePackage" } })
    }
  })
})

describe("map prices", () => {
  it("are those of geography types 7, 12, 13 and 16", () => {
    expect(MAP_GEO_TYPES.map(geoTypes.encode)).toEqual([7, 12, 13, 16])
  })
})
