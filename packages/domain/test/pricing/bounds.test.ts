import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { loadPriceList } from "../../src/pricing/price-list/loadPriceList.ts"
import { nextBracket } from "../../src/pricing/price/nextBracket.ts"
import { offeredColumns } from "../../src/pricing/offeredColumns.ts"
import { PricingInput } from "../../src/pricing/PricingInput.ts"
import {
  OfferedColumn,
  type OutputColumn,
  pricingColumn,
} from "../../src/audience/attributes/OutputColumn.ts"
import { type PriceList, PriceRow } from "../../src/pricing/price-list/PriceList.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const row = (element: string, from: number, to: number | null, price: string) => ({
  element,
  from,
  to,
  price,
})
const own: OutputColumn = {
  column: "EMAIL_KIND",
  name: "Kind of email address",
  isSubElement: false,
  parentColumn: "EMAIL",
}

describe("what is priced", () => {
  it.each([
    [0, 0, true],
    [-1, 0, false],
    [0, -1, false],
    [0.5, 0, false],
  ])("is %d records and %d sets of labels: %s", (quantity, labelCount, isFine) => {
    expect(Schema.is(PricingInput)({ ...demoOrder, quantity, labelCount })).toBe(isFine)
  })

  it("starts no bracket below 0", () => {
    expect(Schema.is(PriceRow)(row("Base", 0, null, "0.05"))).toBe(true)
    expect(Schema.is(PriceRow)(row("Base", -1, null, "0.05"))).toBe(false)
  })
})

describe("a usage multiple", () => {
  const problemsOf = (multiple: string) =>
    Result.match(loadPriceList({ ...demoList, usages: [{ listUsage: 1, multiple, description: "" }] }), {
      onSuccess: () => 0,
      onFailure: ({ problems }) => problems.length,
    })

  it.each(["10", "1.0", "1.50", "0.10", "0.01"])("of %s is one", (multiple) => {
    expect(problemsOf(multiple)).toBe(0)
  })

  it.each(["0", "0.00", "0.009", "0.0000000001"])("of %s would make every list free", (multiple) => {
    expect(problemsOf(multiple)).toBe(1)
  })

  it("that is not a number is one problem", () => {
    expect(problemsOf("")).toBe(1)
  })
})

describe("brackets that cannot be", () => {
  const problemsOf = (...brackets: ReadonlyArray<readonly [number, number | null]>) =>
    Result.match(
      loadPriceList({
        ...demoList,
        elementPrices: brackets.map(([from, to]) => row("Base", from, to, "0.05")),
      }),
      { onSuccess: () => [], onFailure: ({ problems }) => problems },
    )

  it("are named with their bounds, an open one too", () => {
    expect(problemsOf([1, 9], [9.5, null])).toEqual([
      "Base 9.5 to any: bounds must be whole numbers of 0 or more",
    ])
  })

  it("are named by their first bounds, then by their last, whatever order they come in", () => {
    expect(problemsOf([1, null], [1, 5])).toEqual(["Base 1 to 5 and Base 1 to any: overlap"])
    expect(problemsOf([1, 5], [1, null])).toEqual(["Base 1 to 5 and Base 1 to any: overlap"])
  })

  it("are held against the first row that reaches as far", () => {
    expect(problemsOf([1, 10], [5, 10], [7, 20])).toEqual([
      "Base 1 to 10 and Base 5 to 10: overlap",
      "Base 1 to 10 and Base 7 to 20: overlap",
    ])
  })
})

describe("a map price", () => {
  it("of a column named like the base stays alone when the list names none for the base", () => {
    const mapElementPrices = [{ element: "Base", price: "0.01" }]
    expect(Result.isSuccess(loadPriceList({ ...demoList, mapElementPrices }))).toBe(true)
  })
})

describe("a list that cannot be used", () => {
  it("says so by its tag", () => {
    const refused = loadPriceList({ ...demoList, serviceCharge: "free" })
    expect(Result.isFailure(refused) && refused.failure._tag).toBe("PriceListUnusable")
  })
})

describe("a column of its own", () => {
  it("has its own price, even when it names a parent", () => {
    expect(pricingColumn(own)).toBe("EMAIL_KIND")
    expect(pricingColumn({ ...own, isSubElement: true })).toBe("EMAIL")
    expect(pricingColumn({ ...own, isSubElement: true, parentColumn: null })).toBe("EMAIL_KIND")
  })

  it("is offered as it is, with its price", () => {
    const list = indexPriceList({ ...demoList, elementPrices: [row("EMAIL_KIND", 1, null, "0.02")] })
    const offered = Result.getOrThrow(offeredColumns(list, [], [own], [], 10))
    expect(offered).toEqual([{ ...own, price: "0.02000" }])
    expect(offered.every(Schema.is(OfferedColumn))).toBe(true)
    expect(Schema.is(OfferedColumn)({ price: "0.02000" })).toBe(false)
  })
})

describe("the next bracket", () => {
  const nextOf = (elementPrices: PriceList["elementPrices"], quantity: number) => {
    const list = { ...demoList, elementPrices }
    const order = { ...demoOrder, quantity, elements: [{ element: "Base", isAdditional: false }] }
    return nextBracket(indexPriceList(list), priceOf(list, order), 10_000, (again) =>
      priceOrder(indexPriceList(list), again, null, toPromotionReadings({})),
    )
  }

  it("is never a smaller quantity, however cheap", () => {
    expect(nextOf([row("Base", 1, 99, "0.01"), row("Base", 100, null, "0.05")], 500)).toBeNull()
    expect(nextOf([row("Base", 1, 99, "0.01"), row("Base", 100, null, "0.05")], 100)).toBeNull()
  })

  it("is where an element of the order changes, not another one", () => {
    const rows = [
      row("Base", 1, 999, "0.07"),
      row("Base", 1000, null, "0.05"),
      row("AGE", 1, 599, "0.02"),
      row("AGE", 600, null, "0.01"),
    ]
    expect(nextOf(rows, 500)?.quantity).toBe(1000)
  })
})
