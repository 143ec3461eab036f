import { describe, expect, it } from "vitest"
import { indexChoicePairs, type ChoiceGroup } from "../../../src/audience/recommended/indexChoicePairs.ts"
import { recommendAttributes } from "../../../src/audience/recommended/recommendAttributes.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { age, children, flag, list, propensity } from "../search/exampleColumns.ts"

const columns = [
  age,
  list("INCOME", "Income", "Low", "Middle", "High"),
  children,
  flag("WINE", "Wine"),
  propensity("LIKELY_CRUISE", "Propensity to Take a Cruise"),
]

const values = (column: string, ...[first = "", ...others]: ReadonlyArray<string>): Criterion => ({
  kind: "values",
  column,
  values: [first, ...others],
})
const range = (column: string, from: string, to: string): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from, to }],
})
const wine = values("WINE", "Y")
const rich = values("INCOME", "3")

/** Makes the same order for a number of accounts, numbered from `first`. */
const by = (
  accounts: number,
  first: number,
  ...criteria: ReadonlyArray<Criterion>
): ReadonlyArray<ChoiceGroup> =>
  Array.from({ length: accounts }, (_, at) => ({ chooser: first + at, criteria }))

const beside = (
  chosen: ReadonlyArray<Criterion>,
  orders: ReadonlyArray<ChoiceGroup>,
  offered: ReadonlyArray<ChoiceGroup> = [],
  most?: number,
) =>
  recommendAttributes({
    chosen,
    ordered: indexChoicePairs(orders, 5),
    offered: indexChoicePairs(offered, 1),
    columns,
    ...(most === undefined ? {} : { most }),
  })

describe("what is often chosen together", () => {
  it("is what as many accounts as the floor says ordered beside what the list has chosen", () => {
    expect(beside([wine], by(5, 1, wine, rich))).toEqual([{ column: "INCOME", criterion: rich }])
    expect(beside([wine], by(4, 1, wine, rich))).toEqual([])
  })

  it("counts an account once, however often it orders the same", () => {
    expect(beside([wine], Array.from({ length: 9 }, () => by(1, 7, wine, rich)).flat())).toEqual([])
  })

  it("is of one order: two orders of an account are no pair", () => {
    expect(beside([wine], [...by(9, 1, wine), ...by(9, 1, rich)])).toEqual([])
  })

  it("is no pair of what many chose, unless enough chose both at once", () => {
    const each = [...by(9, 1, wine), ...by(9, 11, rich)]
    expect(beside([wine], [...each, ...by(4, 21, wine, rich)])).toEqual([])
    expect(
      beside([wine], [...each, ...Array.from({ length: 9 }, () => by(1, 21, wine, rich)).flat()]),
    ).toEqual([])
    expect(beside([wine], [...each, ...by(5, 21, wine, rich)])).toEqual([
      { column: "INCOME", criterion: rich },
    ])
  })

  it("is the same in whatever order orders come, also where two values are chosen as often", () => {
    const [some, others] = [by(5, 1, wine, values("CHILDREN", "Y")), by(5, 11, wine, values("CHILDREN", "N"))]
    const none = [{ column: "CHILDREN", criterion: values("CHILDREN", "N") }]
    expect([beside([wine], [...some, ...others]), beside([wine], [...others, ...some])]).toEqual([none, none])
  })

  it("is never what the list has chosen, in whatever way", () => {
    expect(beside([wine, values("INCOME", "1")], by(5, 1, wine, rich))).toEqual([])
    const flags: Criterion = { kind: "flags", match: "any", columns: ["WINE", "INCOME"] }
    expect(beside([flags], by(5, 1, wine, rich))).toEqual([])
  })

  it("is nothing beside nothing, and beside another value", () => {
    const orders = by(5, 1, wine, rich)
    expect([beside([], orders), beside([values("INCOME", "2")], orders)]).toEqual([[], []])
  })

  it("compares ranges by their attribute, and names one only where enough drew it with the same ends", () => {
    const young = range("AGE", "20", "29")
    const alike = by(5, 1, young, wine)
    expect(beside([range("AGE", "21", "30")], alike)).toEqual([{ column: "WINE", criterion: wine }])
    expect(beside([wine], alike)).toEqual([{ column: "AGE", criterion: young }])
    const unlike = [1, 2, 3, 4, 5].flatMap((who) => by(1, who, range("AGE", `${20 + who}`, "60"), wine))
    expect(beside([wine], unlike)).toEqual([{ column: "AGE", criterion: null }])
  })

  it("names all values that half of those who choose the attribute agree on, of a radio attribute one", () => {
    const orders = [
      ...by(6, 1, wine, values("INCOME", "2", "3")),
      ...by(5, 11, wine, values("INCOME", "3")),
      ...by(5, 21, wine, values("INCOME", "1")),
      ...by(6, 31, wine, values("CHILDREN", "Y")),
      ...by(7, 41, wine, values("CHILDREN", "N")),
    ]
    expect(beside([wine], orders)).toEqual([
      { column: "INCOME", criterion: rich },
      { column: "CHILDREN", criterion: values("CHILDREN", "N") },
    ])
    expect(beside([wine], orders.slice(0, 11))).toEqual([
      { column: "INCOME", criterion: values("INCOME", "2", "3") },
    ])
  })

  it("is what most accounts chose first, equals as the source has them, and no more than fit", () => {
    const cruise = range("LIKELY_CRUISE", "1", "3")
    const orders = [...by(5, 1, wine, rich, range("AGE", "20", "29")), ...by(6, 11, wine, cruise)]
    const names = (most?: number) => beside([wine], orders, [], most).map(({ column }) => column)
    expect([names(), names(2)]).toEqual([
      ["LIKELY_CRUISE", "AGE", "INCOME"],
      ["LIKELY_CRUISE", "AGE"],
    ])
  })

  it("comes from the site's quick picks where orders say too little, after what these say", () => {
    const offered: ReadonlyArray<ChoiceGroup> = [
      { chooser: "rich", criteria: [wine, values("INCOME", "2", "3"), range("AGE", "40", "60")] },
    ]
    expect(beside([wine], by(4, 1, wine, rich), offered)).toEqual([
      { column: "AGE", criterion: range("AGE", "40", "60") },
      { column: "INCOME", criterion: values("INCOME", "2", "3") },
    ])
    expect(beside([wine], by(5, 1, wine, rich), offered)).toEqual([
      { column: "INCOME", criterion: rich },
      { column: "AGE", criterion: range("AGE", "40", "60") },
    ])
  })

  it("is only what the source has: no other attribute, no value that it lost, no range beyond its bounds", () => {
    const gone = by(5, 1, wine, values("SHOESIZE", "9"), values("INCOME", "7"), range("AGE", "16", "29"))
    expect(beside([wine], gone)).toEqual([
      { column: "AGE", criterion: null },
      { column: "INCOME", criterion: null },
    ])
  })

  it("takes no order into account that chooses more than anybody means together", () => {
    const all = values("INCOME", ...Array.from({ length: 60 }, (_, at) => `${at}`))
    expect(beside([wine], by(9, 1, wine, all))).toEqual([])
  })

  it("leaves out what orders omit of industries, and names what they add", () => {
    const sic = {
      ...list("SIC", "Industry"),
      inputType: "sic" as const,
      values: [{ value: "58", name: "58 Eating" }],
    }
    const restaurants: Criterion = { kind: "industries", column: "SIC", added: ["58"], omitted: ["5813"] }
    const together = indexChoicePairs(by(5, 1, rich, restaurants), 5)
    const found = recommendAttributes({
      chosen: [rich],
      ordered: together,
      offered: indexChoicePairs([], 1),
      columns: [sic],
    })
    expect(found).toEqual([{ column: "SIC", criterion: { ...restaurants, omitted: [] } }])
    expect(together.beside("SIC=5813")).toEqual([])
  })
})
