import { describe, expect, it } from "vitest"
import { findShortfall, suggestionTarget } from "../../../src/counting/narrowing/shortfall.ts"

const areas = (...available: ReadonlyArray<number>) =>
  available.map((records, at) => ({ key: `zip:6060${at}`, available: records, withPhones: 0 }))

describe("a count", () => {
  it.each([
    ["brings nothing", areas(0, 0), {}, { kind: "nothing" }],
    ["has no area", [], {}, { kind: "nothing" }],
    [
      "stays one below the fewest records of an order",
      areas(200, 49),
      {},
      { kind: "belowMinimum", minimum: 250 },
    ],
    ["brings just the fewest records of an order", areas(200, 50), {}, null],
    [
      "brings one less than is wanted",
      areas(500, 499),
      { "zip:60601": 500 },
      { kind: "belowWanted", wanted: 1_000 },
    ],
    ["brings just what is wanted", areas(500, 500), { "zip:60601": 500 }, null],
    ["is asked for less than it brings", areas(500, 500), { "zip:60601": 20 }, null],
    ["has what one area lacks in another", areas(400, 600), { "zip:60600": 500, "zip:60601": 400 }, null],
    ["is short of areas that are gone", areas(500), { "zip:60699": 9_000 }, null],
  ] as const)("%s", (_, counted, quantities, shortfall) => {
    expect(findShortfall(counted, { quantities }, 250)).toEqual(shortfall)
  })

  it("is held to a total that is wanted, however many areas there are", () => {
    const wanted = { quantities: { "zip:60600": 5 }, wantedTotal: 1_000 }
    expect(findShortfall(areas(999), wanted, 250)).toEqual({ kind: "belowWanted", wanted: 1_000 })
    expect(findShortfall(areas(999, 1), wanted, 250)).toBeNull()
  })
})

describe("suggestions aim at", () => {
  it.each([
    ["what is asked for in all", areas(400, 600), { wantedTotal: 1_200 }, 1_200],
    ["less, where less is asked for", areas(400, 600), { wantedTotal: 700 }, 700],
    ["what is asked for of each area", areas(400, 600), { quantities: { "zip:60600": 300 } }, 900],
    ["the fewest records of an order, where less is asked for", areas(400), { wantedTotal: 30 }, 250],
    ["the fewest records of an order, where there are less", areas(40), {}, 250],
    ["a quarter more, where all is asked for", areas(400, 601), {}, 1_252],
    ["a quarter more, where just what there is is asked for", areas(400), { wantedTotal: 400 }, 500],
  ])("%s", (_, counted, asked, aim) => {
    expect(suggestionTarget(counted, { quantities: {}, ...asked }, 250)).toBe(aim)
  })

  it("somebody, where there is nobody and no minimum", () => {
    expect(suggestionTarget(areas(0), { quantities: {} }, 0)).toBe(1)
  })
})
