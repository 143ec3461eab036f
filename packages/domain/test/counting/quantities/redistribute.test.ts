import { describe, expect, it } from "vitest"
import { redistribute } from "../../../src/counting/quantities/redistribute.ts"
import {
  quantitiesForTotal,
  totalWantedRecords,
  wantedQuantities,
} from "../../../src/counting/quantities/wantedQuantities.ts"

describe("a total spread over areas", () => {
  it("follows what the areas have", () => {
    expect(redistribute(500, [1000, 3000, 6000])).toEqual([50, 150, 300])
  })

  it("gives what is left over to the largest remainders", () => {
    expect(redistribute(10, [7, 7, 6])).toEqual([4, 3, 3])
    expect(redistribute(5, [1, 2, 9])).toEqual([0, 1, 4])
  })

  it("gives the earlier of equal areas the odd record", () => {
    expect(redistribute(5, [10, 10])).toEqual([3, 2])
  })

  it("is everything when more is wanted than there is", () => {
    expect(redistribute(100, [3, 0, 4])).toEqual([3, 0, 4])
  })

  it("is nothing of nothing", () => {
    expect(redistribute(100, [])).toEqual([])
    expect(redistribute(0, [3, 4])).toEqual([0, 0])
    expect(redistribute(-5, [3, 4])).toEqual([0, 0])
  })

  it("may give an area less of a larger total: no share is promised to grow", () => {
    expect(redistribute(10, [6, 6, 2])).toEqual([4, 4, 2])
    expect(redistribute(11, [6, 6, 2])).toEqual([5, 5, 1])
  })

  it("depends on the order of areas only where their remainders are equal", () => {
    expect(redistribute(2, [1, 3])).toEqual([1, 1])
    expect(redistribute(2, [3, 1])).toEqual([2, 0])
  })

  it("stays exact where products outgrow what a double holds", () => {
    expect(redistribute(99_999_999, [100_000_000, 100_000_000, 100_000_001])).toEqual([
      33_333_333, 33_333_333, 33_333_333,
    ])
    expect(redistribute(200_000_000, [100_000_000, 100_000_001, 1])).toEqual([99_999_999, 100_000_000, 1])
  })
})

describe("the quantities of the target area table", () => {
  const counted = [
    { key: "zip:60614", available: 100, withPhones: 40 },
    { key: "zip:60615", available: 0, withPhones: 0 },
    { key: "zip:60616", available: 50, withPhones: 20 },
  ]

  it("want everything available until somebody asks for less", () => {
    expect(wantedQuantities(counted, { quantities: { "zip:60616": 10 } })).toEqual([
      { key: "zip:60614", available: 100, desired: 100 },
      { key: "zip:60616", available: 50, desired: 10 },
    ])
  })

  it("are held to what is available", () => {
    expect(
      totalWantedRecords(wantedQuantities(counted, { quantities: { "zip:60614": 900, "zip:60616": -4 } })),
    ).toBe(100)
  })

  it("are whole", () => {
    expect(
      totalWantedRecords(wantedQuantities(counted, { quantities: { "zip:60614": 1.9, "zip:60616": 2.5 } })),
    ).toBe(3)
  })

  it("give a wanted total when it is spread over the areas", () => {
    const quantities = quantitiesForTotal(counted, 90)
    expect(quantities).toEqual({ "zip:60614": 60, "zip:60615": 0, "zip:60616": 30 })
    expect(totalWantedRecords(wantedQuantities(counted, { quantities }))).toBe(90)
  })

  it("are those of a total where one is wanted, whatever was wanted of areas", () => {
    const wanted = { quantities: { "zip:60614": 1 }, wantedTotal: 90 }
    expect(wantedQuantities(counted, wanted).map(({ desired }) => desired)).toEqual([60, 30])
    expect(totalWantedRecords(wantedQuantities(counted, { ...wanted, wantedTotal: 151 }))).toBe(150)
    expect(totalWantedRecords(wantedQuantities(counted.slice(0, 1), wanted))).toBe(90)
  })
})
