import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { loadPriceList } from "../../src/pricing/price-list/loadPriceList.ts"
import { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { demoList } from "./demoPrices.ts"

const problemsIn = (list: PriceList): ReadonlyArray<string> =>
  Result.match(loadPriceList(list), { onSuccess: () => [], onFailure: ({ problems }) => problems })

const problemsOf = (...rows: ReadonlyArray<readonly [number, number | null]>): ReadonlyArray<string> =>
  problemsIn({
    ...demoList,
    ElementsPrices: rows.map(([Lbound, Ubound]) => ({
      PriceName: "Base",
      Lbound,
      Ubound,
      Price1: "0.05000",
    })),
  })

const whole = demoList.ListMultiplePrice[0] ?? { MultipleId: 1, Multiple: "1", Desc: "One Time" }

const row = { PriceName: "Base", Lbound: 1, Ubound: null, Price1: "0.05" }

describe("loading a price list", () => {
  it.each([
    { rows: [[1, null]] },
    { rows: [[0, null]] },
    { rows: [[1, 1]] },
    {
      rows: [
        [1000, 9999],
        [1, 999],
        [10_000, null],
      ],
    },
    {
      rows: [
        [0, 0],
        [1, 5000],
      ],
    },
  ] as ReadonlyArray<{ readonly rows: ReadonlyArray<readonly [number, number | null]> }>)(
    "takes brackets that follow each other: $rows",
    ({ rows }) => {
      expect(problemsOf(...rows)).toEqual([])
    },
  )

  it("refuses a gap of one quantity and names the rows around it", () => {
    expect(problemsOf([1, 999], [1001, null])).toEqual([
      "Base 1 to 999 and Base 1001 to any: no price for 1000 to 1000",
    ])
  })

  it("refuses a gap before the first bracket", () => {
    expect(problemsOf([2, null])).toEqual(["Base 2 to any: no price for 1 to 1"])
  })

  it("refuses brackets that end before 1", () => {
    expect(problemsOf([0, 0])).toEqual(["Base 0 to 0: no price for 1"])
  })

  it("refuses an overlap of one quantity and names the rows", () => {
    expect(problemsOf([1, 1000], [1000, null])).toEqual(["Base 1 to 1000 and Base 1000 to any: overlap"])
  })

  it("refuses the same bracket twice", () => {
    expect(problemsOf([1, null], [1, null])).toEqual(["Base 1 to any and Base 1 to any: overlap"])
  })

  it("refuses rows behind one without an end, and names no gap that it fills", () => {
    expect(problemsOf([1, null], [5, 9], [20, 30])).toEqual([
      "Base 1 to any and Base 5 to 9: overlap",
      "Base 1 to any and Base 20 to 30: overlap",
    ])
  })

  it("refuses a bracket that ends before it starts, and what it leaves open", () => {
    expect(problemsOf([1, 0])).toEqual(["Base 1 to 0: ends before it starts"])
    expect(problemsOf([9, 1], [10, null])).toEqual([
      "Base 9 to 1: ends before it starts",
      "Base 10 to any: no price for 1 to 9",
    ])
  })

  it.each([
    [-1, 5],
    [1.5, 5],
    [1, 5.5],
    [Number.NaN, 5],
    [1, Number.POSITIVE_INFINITY],
  ])("refuses the bounds %f to %f", (Lbound, Ubound) => {
    expect(problemsOf([Lbound, Ubound])).toEqual([
      `Base ${Lbound} to ${Ubound}: bounds must be whole numbers of 0 or more`,
    ])
  })

  it("names every problem, of every element", () => {
    const ElementsPrices = ["Base", "AGE"].map((PriceName) => ({
      PriceName,
      Lbound: 2,
      Ubound: null,
      Price1: "1",
    }))
    expect(problemsIn({ ...demoList, ElementsPrices, ServiceCharge: "free" })).toEqual([
      "Base 2 to any: no price for 1 to 1",
      "AGE 2 to any: no price for 1 to 1",
      "ServiceCharge: 'free' is not a decimal number of 0 or more",
    ])
  })

  it.each([
    [{ ListMultiplePrice: [whole, whole, whole] }, "List usage 1: more than one row"],
    [
      { GeographyPrices: [5, 5].map((GeoType) => ({ GeoType, Price: "1.00" })) },
      "Geography type 5: more than one row",
    ],
    [
      { ColumnPrices: ["AGE", "AGE"].map((ColumnName) => ({ ColumnName, MapColumnPrice: "0.01" })) },
      "Map price of AGE: more than one row",
    ],
    [
      { MapBasePrice: "0.09", ColumnPrices: [{ ColumnName: "Base", MapColumnPrice: "0.01" }] },
      "Map price of Base: more than one row",
    ],
  ] satisfies ReadonlyArray<readonly [Partial<PriceList>, string]>)("refuses %j", (over, problem) => {
    expect(problemsIn({ ...demoList, ...over })).toEqual([problem])
  })

  it.each(["0", "0.00"])("refuses a usage that multiplies by %s", (Multiple) => {
    expect(problemsIn({ ...demoList, ListMultiplePrice: [{ ...whole, Multiple }] })).toEqual([
      "List usage 1: a multiple below 0.01 would make every list free",
    ])
  })

  it("takes one row each of usages, geography types and map prices", () => {
    const list: PriceList = {
      ...demoList,
      ListMultiplePrice: [whole, { MultipleId: 2, Multiple: "0.1", Desc: "" }],
      GeographyPrices: [
        { GeoType: 5, Price: "0.00" },
        { GeoType: 13, Price: "15.00" },
      ],
      MapBasePrice: "0.09",
      ColumnPrices: [
        { ColumnName: "AGE", MapColumnPrice: "0.01", MapColumnPrice2: "0.02" },
        { ColumnName: "Phone", MapColumnPrice: "0.01" },
      ],
    }
    expect(problemsIn(list)).toEqual([])
  })

  const { LabelPrices } = demoList
  const column = { ColumnName: "AGE", MapColumnPrice: "0.01" }
  it.each([
    ["Base from 1, Price1", { ElementsPrices: [{ ...row, Price1: "-1" }] }],
    ["Base from 1, Price2", { ElementsPrices: [{ ...row, Price2: "-1" }] }],
    ["LabelPrices, BasePrice", { LabelPrices: { ...LabelPrices, BasePrice: "-1" } }],
    ["LabelPrices, FirstLabelShipping", { LabelPrices: { ...LabelPrices, FirstLabelShipping: "-1" } }],
    [
      "LabelPrices, AdditionalLabelShipping",
      { LabelPrices: { ...LabelPrices, AdditionalLabelShipping: "-1" } },
    ],
    ["List usage 1, Multiple", { ListMultiplePrice: [{ ...whole, Multiple: "-1" }] }],
    ["Geography type 5, Price", { GeographyPrices: [{ GeoType: 5, Price: "-1" }] }],
    ["MinElementsCharge", { MinElementsCharge: "-1" }],
    ["MinLabelCharge", { MinLabelCharge: "-1" }],
    ["MaxCostOfGoodPrice", { MaxCostOfGoodPrice: "-1" }],
    ["ServiceCharge", { ServiceCharge: "-1" }],
    ["MinOrderAmount", { MinOrderAmount: "-1" }],
    ["MapBasePrice", { MapBasePrice: "-1" }],
    ["MapMinPrice", { MapMinPrice: "-1" }],
    ["AGE, MapColumnPrice", { ColumnPrices: [{ ...column, MapColumnPrice: "-1" }] }],
    ["AGE, MapColumnPrice2", { ColumnPrices: [{ ...column, MapColumnPrice2: "-1" }] }],
  ] satisfies ReadonlyArray<readonly [string, Partial<PriceList>]>)(
    "refuses an amount below 0: %s",
    (what, over) => {
      expect(problemsIn({ ...demoList, ...over })).toEqual([
        `${what}: '-1' is not a decimal number of 0 or more`,
      ])
    },
  )

  it.each(["-1", "1e3", ".5", "1,5", "", "0x10", "1."])("does not take %j for a price", (Price1) => {
    const list = { ...demoList, ElementsPrices: [{ ...row, Price1 }] }
    expect(Schema.decodeUnknownOption(PriceList)(list)._tag).toBe("None")
    expect(problemsIn(list)).toEqual([
      `Base from 1, Price1: '${Price1}' is not a decimal number of 0 or more`,
    ])
  })
})

describe("a stored price list", () => {
  it("without the optional fields is still read", () => {
    expect(Schema.decodeUnknownSync(PriceList)(demoList)).toEqual(demoList)
  })

  it("keeps what enters no figure", () => {
    const full = {
      ...demoList,
      ElementsPrices: [{ ...row, Price2: "0.04", NotificationRequired: true }],
      MapBasePrice: "0.09",
      MapMinPrice: "80.00",
      ColumnPrices: [{ ColumnName: "AGE", MapColumnPrice: "0.01", MapColumnPrice2: "0.02" }],
    }
    expect(Schema.decodeUnknownSync(PriceList)(full)).toEqual(full)
  })

  it("refuses two mobile packages with one id, and a charge that is not an amount", () => {
    const mobilePackage = { MobilePackageId: 3, MobilePackageName: "Views", MobilePackageViewCount: 1 }
    expect(
      problemsIn({
        ...demoList,
        MobilePackages: [
          { ...mobilePackage, MobilePackageCharge: "120.00" },
          { ...mobilePackage, MobilePackageCharge: "-1" },
        ],
      }),
    ).toEqual([
      "Mobile package 3, MobilePackageCharge: '-1' is not a decimal number of 0 or more",
      "Mobile package 3: more than one row",
    ])
  })
})
