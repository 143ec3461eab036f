import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { loadPriceList } from "../../src/pricing/loadPriceList.ts"
import { PriceList, type PriceRow } from "../../src/pricing/PriceList.ts"
import { priceList } from "./arbitraryOrder.ts"

const [sample] = fc.sample(priceList, { numRuns: 1, seed: 1 })
if (sample === undefined) throw new Error("no sample")

const problemsOf = (...rows: ReadonlyArray<readonly [number, number | null]>): ReadonlyArray<string> => {
  const ElementsPrices: ReadonlyArray<PriceRow> = rows.map(([Lbound, Ubound]) => ({
    PriceName: "Base",
    Lbound,
    Ubound,
    Price1: "0.05000",
  }))
  return Result.match(loadPriceList({ ...sample, ElementsPrices }), {
    onSuccess: () => [],
    onFailure: ({ problems }) => problems,
  })
}

describe("loading a price list", () => {
  it("takes brackets that follow each other, in any order", () => {
    expect(problemsOf([1000, 9999], [1, 999], [10_000, null])).toEqual([])
  })

  it("takes a last bracket that ends", () => {
    expect(problemsOf([1, 999], [1000, 5000])).toEqual([])
  })

  it("refuses a gap and names the rows around it", () => {
    expect(problemsOf([1, 999], [1001, null])).toEqual([
      "Base 1 to 999 and Base 1001 to any: no price for 1000 to 1000",
    ])
  })

  it("refuses a gap before the first bracket", () => {
    expect(problemsOf([100, null])).toEqual(["Base 100 to any: no price for 1 to 99"])
  })

  it("refuses an overlap and names the rows", () => {
    expect(problemsOf([1, 1000], [1000, null])).toEqual(["Base 1 to 1000 and Base 1000 to any: overlap"])
  })

  it("refuses a row behind one without an end", () => {
    expect(problemsOf([1, null], [5, 9])).toEqual(["Base 1 to any and Base 5 to 9: overlap"])
  })

  it("refuses a bracket that ends before it starts", () => {
    expect(problemsOf([1, 0])).toEqual(["Base 1 to 0: ends before it starts"])
  })

  it("names every problem, of every element", () => {
    const ElementsPrices = ["Base", "AGE"].map((PriceName) => ({
      PriceName,
      Lbound: 2,
      Ubound: null,
      Price1: "1",
    }))
    const refused = loadPriceList({ ...sample, ElementsPrices })
    expect(Result.getFailure(refused)).toMatchObject({
      value: { problems: ["Base 2 to any: no price for 1 to 1", "AGE 2 to any: no price for 1 to 1"] },
    })
  })

  it("refuses two rows for one list usage", () => {
    const row = { MultipleId: 2, Multiple: "1.5", Desc: "Two Times" }
    const refused = loadPriceList({ ...sample, ListMultiplePrice: [row, row] })
    expect(Result.getFailure(refused)).toMatchObject({
      value: { problems: ["List usage 2: more than one row"] },
    })
  })

  it("takes every list whose brackets fit together", () => {
    fc.assert(
      fc.property(priceList, (list) => {
        expect(Result.isSuccess(loadPriceList(list))).toBe(true)
      }),
    )
  })

  it.each(["-1", "1e3", ".5", "1,5", "", "0x10", "1."])("does not read %j as a price", (Price1) => {
    const ElementsPrices = [{ PriceName: "Base", Lbound: 1, Ubound: null, Price1 }]
    expect(Schema.decodeUnknownOption(PriceList)({ ...sample, ElementsPrices })._tag).toBe("None")
  })
})
