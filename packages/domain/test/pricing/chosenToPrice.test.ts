import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { geoTypes } from "../../src/definition/GeoType.ts"
import { type PricingSelections, toPricingInput } from "../../src/pricing/price/toPricingInput.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { MAP_GEO_TYPES } from "../../src/pricing/price-list/mapPrices.ts"
import { demoList, priceOf } from "./demoPrices.ts"

const priceList = {
  ...demoList,
  geographyPrices: [{ geoType: 13, price: "15.00" }],
  mapElementPrices: [{ element: "PETS", price: "0.02" }],
}
const list = indexPriceList(priceList)
const columns = [{ column: "PETS", priceElement: "PETS" }]

const mobilePackage = {
  id: 3,
  name: "100,000 views",
  viewCount: 100_000,
  charge: "120.00",
}

const chosen: PricingSelections = {
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

const toPrice = (over: Partial<PricingSelections>) =>
  Result.getOrThrow(toPricingInput(list, columns, { ...chosen, ...over }))

describe("what is priced of what was chosen", () => {
  it("is elements, usage, labels and quantity of the order", () => {
    expect(toPrice({})).toEqual({
      quantity: 1000,
      elements: [{ element: "Base", isAdditional: false }],
      listUsage: 2,
      labelCount: 1,
      geographyCharge: "0.00",
      mobilePackageCharge: "0.00",
      listType: 10,
      geoType: "zip",
    })
  })

  it("has the flat charge and the map prices of the kind of area", () => {
    const onMap = toPrice({ geoType: "polygon" })
    expect(onMap).toMatchObject({ geographyCharge: "15.00", geoType: "polygon" })
    expect(onMap.elements.map(({ element }) => element)).toEqual(["Base", "PETS"])
    expect(priceOf(priceList, { ...onMap, listUsage: 1 }).figures.unitPrice).toBe("0.07000")
  })

  it("has the chosen output columns", () => {
    const age = { column: "AGE", name: "Age", isSubElement: false, parentColumn: null }
    expect(toPrice({ outputColumns: [age] }).elements[1]).toEqual({ element: "AGE", isAdditional: true })
  })

  it("has a mobile package next to the list", () => {
    expect(toPrice({ mobilePackage }).mobilePackageCharge).toBe("120.00")
  })
})

describe("list type 190", () => {
  const mobile = { definition: { ...chosen.definition, listType: 190 }, geoType: "polygon" as const }

  it("is priced by its package alone", () => {
    const order = toPrice({ ...mobile, mobilePackage })
    expect(order).toMatchObject({ elements: [], labelCount: 0, geographyCharge: "0.00" })
    const { figures } = priceOf(priceList, { ...order, listUsage: 77 })
    expect(figures).toMatchObject({
      orderCharge: "0.00",
      serviceCharge: "0.00",
      mobilePackageCharge: "120.00",
      minimumElementsChargeApplies: false,
      minimumOrderAmountApplies: false,
      totalBeforeTax: "120.00",
    })
  })

  it("has no price without a package, nor with one that costs nothing", () => {
    const packages = [null, ...["0.00", "0.004"].map((charge) => ({ ...mobilePackage, charge }))]
    for (const free of packages) {
      const refused = toPricingInput(list, columns, { ...chosen, ...mobile, mobilePackage: free })
      expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoMobilePackage" } })
    }
  })
})

describe("map prices", () => {
  it("are those of geography types 7, 12, 13 and 16", () => {
    expect(MAP_GEO_TYPES.map(geoTypes.encode)).toEqual([7, 12, 13, 16])
  })
})
