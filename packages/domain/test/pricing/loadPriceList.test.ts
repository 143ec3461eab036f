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
    elementPrices: rows.map(([from, to]) => ({
      element: "Base",
      from,
      to,
      price: "0.05000",
    })),
  })

const whole = demoList.usages[0] ?? { listUsage: 1, multiple: "1", description: "One Time" }

const row = { element: "Base", from: 1, to: null, price: "0.05" }

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
  ])("refuses the bounds %f to %f", (from, to) => {
    expect(problemsOf([from, to])).toEqual([
      `Base ${from} to ${to}: bounds must be whole numbers of 0 or more`,
    ])
  })

  it("names every problem, of every element", () => {
    const elementPrices = ["Base", "AGE"].map((element) => ({
      element,
      from: 2,
      to: null,
      price: "1",
    }))
    expect(problemsIn({ ...demoList, elementPrices, serviceCharge: "free" })).toEqual([
      "Base 2 to any: no price for 1 to 1",
      "AGE 2 to any: no price for 1 to 1",
      "serviceCharge: 'free' isn't a decimal number of 0 or more",
    ])
  })

  it.each([
    [{ usages: [whole, whole, whole] }, "List usage 1: more than one row"],
    [
      { geographyPrices: [5, 5].map((geoType) => ({ geoType, price: "1.00" })) },
      "Geography type 5: more than one row",
    ],
    [
      { mapElementPrices: ["AGE", "AGE"].map((element) => ({ element, price: "0.01" })) },
      "Map price of AGE: more than one row",
    ],
    [
      { mapBasePrice: "0.09", mapElementPrices: [{ element: "Base", price: "0.01" }] },
      "Map price of Base: more than one row",
    ],
  ] satisfies ReadonlyArray<readonly [Partial<PriceList>, string]>)("refuses %j", (over, problem) => {
    expect(problemsIn({ ...demoList, ...over })).toEqual([problem])
  })

  it.each(["0", "0.00"])("refuses a usage that multiplies by %s", (multiple) => {
    expect(problemsIn({ ...demoList, usages: [{ ...whole, multiple }] })).toEqual([
      "List usage 1: a multiple below 0.01 would make every list free",
    ])
  })

  it("takes one row each of usages, geography types and map prices", () => {
    const list: PriceList = {
      ...demoList,
      usages: [whole, { listUsage: 2, multiple: "0.1", description: "" }],
      geographyPrices: [
        { geoType: 5, price: "0.00" },
        { geoType: 13, price: "15.00" },
      ],
      mapBasePrice: "0.09",
      mapElementPrices: [
        { element: "AGE", price: "0.01", secondPrice: "0.02" },
        { element: "Phone", price: "0.01" },
      ],
    }
    expect(problemsIn(list)).toEqual([])
  })

  const { labelPrices } = demoList
  const column = { element: "AGE", price: "0.01" }
  it.each([
    ["Base from 1, price", { elementPrices: [{ ...row, price: "-1" }] }],
    ["Base from 1, secondPrice", { elementPrices: [{ ...row, secondPrice: "-1" }] }],
    ["labelPrices, perRecord", { labelPrices: { ...labelPrices, perRecord: "-1" } }],
    ["labelPrices, firstSetShipping", { labelPrices: { ...labelPrices, firstSetShipping: "-1" } }],
    ["labelPrices, additionalSetShipping", { labelPrices: { ...labelPrices, additionalSetShipping: "-1" } }],
    ["List usage 1, multiple", { usages: [{ ...whole, multiple: "-1" }] }],
    ["Geography type 5, price", { geographyPrices: [{ geoType: 5, price: "-1" }] }],
    ["minimumElementsCharge", { minimumElementsCharge: "-1" }],
    ["minimumLabelCharge", { minimumLabelCharge: "-1" }],
    ["maximumGoodsCost", { maximumGoodsCost: "-1" }],
    ["serviceCharge", { serviceCharge: "-1" }],
    ["minimumOrderAmount", { minimumOrderAmount: "-1" }],
    ["mapBasePrice", { mapBasePrice: "-1" }],
    ["mapMinimumElementsCharge", { mapMinimumElementsCharge: "-1" }],
    ["AGE, price", { mapElementPrices: [{ ...column, price: "-1" }] }],
    ["AGE, secondPrice", { mapElementPrices: [{ ...column, secondPrice: "-1" }] }],
  ] satisfies ReadonlyArray<readonly [string, Partial<PriceList>]>)(
    "refuses an amount below 0: %s",
    (what, over) => {
      expect(problemsIn({ ...demoList, ...over })).toEqual([
        `${what}: '-1' isn't a decimal number of 0 or more`,
      ])
    },
  )

  it.each(["-1", "1e3", ".5", "1,5", "", "0x10", "1."])("does not take %j for a price", (price) => {
    const list = { ...demoList, elementPrices: [{ ...row, price }] }
    expect(Schema.decodeUnknownOption(PriceList)(list)._tag).toBe("None")
    expect(problemsIn(list)).toEqual([`Base from 1, price: '${price}' isn't a decimal number of 0 or more`])
  })
})

describe("a stored price list", () => {
  it("without the optional fields is still read", () => {
    expect(Schema.decodeUnknownSync(PriceList)(demoList)).toEqual(demoList)
  })

  it("keeps what enters no figure", () => {
    const full = {
      ...demoList,
      elementPrices: [{ ...row, secondPrice: "0.04", notificationRequired: true }],
      mapBasePrice: "0.09",
      mapMinimumElementsCharge: "80.00",
      mapElementPrices: [{ element: "AGE", price: "0.01", secondPrice: "0.02" }],
    }
    expect(Schema.decodeUnknownSync(PriceList)(full)).toEqual(full)
  })

  it("refuses two mobile packages with one id, and a charge that is not an amount", () => {
    const mobilePackage = { id: 3, name: "Views", viewCount: 1 }
    expect(
      problemsIn({
        ...demoList,
        mobilePackages: [
          { ...mobilePackage, charge: "120.00" },
          { ...mobilePackage, charge: "-1" },
        ],
      }),
    ).toEqual([
      "Mobile package 3, charge: '-1' isn't a decimal number of 0 or more",
      "Mobile package 3: more than one row",
    ])
  })
})
