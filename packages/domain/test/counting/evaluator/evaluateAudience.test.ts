import { describe, expect, it } from "vitest"
import type { Area } from "../../../src/definition/Area.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { withoutDoNotSell } from "../../../src/counting/evaluator/Universe.ts"
import { answer, asked, closestArea, nation, person, universeOf, whom, zipArea } from "./exampleUniverse.ts"

const attributes = (of: Readonly<Record<string, ReadonlyArray<string>>>) => ({
  attributes: new Map(Object.entries(of)),
})

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
const industries = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string>): Criterion => ({
  kind: "industries",
  column: "SIC",
  added,
  omitted,
})

const everybody = universeOf(
  person(1, { ...attributes({ GENDER: ["F"], INTERESTS: ["1", "2"], AGE: ["25"], LASTNAME: ["Miller"] }) }),
  person(2, { ...attributes({ GENDER: ["M"], INTERESTS: ["10"], AGE: ["44.50"], LASTNAME: ["O'Neil"] }) }),
  person(3, { ...attributes({ GENDER: ["F"], AGE: ["100"], LASTNAME: ["de la Cruz"] }) }),
  person(4),
  person(5, {
    ...attributes({ MOVED: ["122020"], BORN: ["19800229"], BUILT: ["1999"], MONTH: ["09"], SIZE: ["4"] }),
  }),
  person(6, {
    ...attributes({ MOVED: ["012021"], BORN: ["19800301"], BUILT: ["2000"], MONTH: ["10"], SIZE: ["10"] }),
  }),
  person(7, { industries: ["58120101"] }),
  person(8, { industries: ["58130000"] }),
  person(9, { industries: ["59120000"] }),
  person(10, { industries: ["60210000"] }),
  person(11, { industries: ["60210000", "58120101", "59120000"] }),
)

const only = (...criteria: ReadonlyArray<Criterion>) =>
  whom(everybody, asked({ areas: [nation], audience: { unit: "individuals", criteria } }))[0]

describe("the criteria of an audience", () => {
  it.each<[string, ReadonlyArray<Criterion>, ReadonlyArray<number>]>([
    ["nothing", [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["a value of a radio", [values("GENDER", "F")], [1, 3]],
    ["alternatives", [values("INTERESTS", "2", "10")], [1, 2]],
    [
      "alternatives in two criteria of one column",
      [values("INTERESTS", "2"), values("INTERESTS", "10")],
      [1, 2],
    ],
    ["one of several values that a record holds", [values("INTERESTS", "2")], [1]],
    ["no other value that only begins alike", [values("INTERESTS", "1")], [1]],
    ["all columns at once", [values("GENDER", "F"), values("INTERESTS", "1", "10")], [1]],
    ["a range with both its ends", [range("AGE", "25", "44.5")], [1, 2]],
    ["numbers by value, not by text", [range("AGE", "5", "99.99")], [1, 2]],
    ["cents", [range("AGE", "44.51", "100.00")], [3]],
    ["a single value as a range", [values("AGE", "0100.0")], [3]],
    ["a value or a range", [values("AGE", "100"), range("AGE", "20", "30")], [1, 3]],
    ["single numbers", [values("SIZE", "4")], [5]],
    ["a range of single numbers", [range("SIZE", "4", "10")], [5, 6]],
    ["days", [range("BORN", "19800229", "19800229")], [5]],
    ["days up to one", [range("BORN", "19000101", "19800301")], [5, 6]],
    ["years", [range("BUILT", "2000", "2099")], [6]],
    ["months", [range("MONTH", "01", "09")], [5]],
    ["month-years by year first", [range("MOVED", "122020", "012021")], [5, 6]],
    ["month-years after another", [range("MOVED", "012021", "122025")], [6]],
    ["names from the first that begins so to the last", [range("LASTNAME", "D", "M")], [1, 3]],
    ["names in any case, by letters alone", [range("LASTNAME", "oneil", "ONeIl")], [2]],
    ["no name that lies before the whole of the beginning", [range("LASTNAME", "Millerton", "N")], []],
    ["an industry and all below it", [industries(["58"], [])], [7, 8, 11]],
    ["a division", [industries(["G"], [])], [7, 8, 9, 11]],
    ["several industries", [industries(["5813", "H"], [])], [8, 10, 11]],
    ["an industry without one below it", [industries(["58"], ["5812"])], [8]],
    ["an industry without businesses that have an omitted one beside it", [industries(["60"], ["59"])], [10]],
    ["all businesses but some", [industries([], ["58"])], [9, 10]],
    ["all businesses but a division", [industries([], ["G"])], [10]],
    ["an industry that is omitted as well", [industries(["58"], ["58"])], []],
    ["omissions of all criteria of the column", [industries(["58"], []), industries([], ["5812"])], [8]],
    ["industries as plain values", [values("SIC", "5812", "59")], [7, 9, 11]],
    ["values without omitted industries", [values("SIC", "58"), industries([], ["5813"])], [7, 11]],
  ])("ask for %s", (_, criteria, keys) => {
    expect(only(...criteria)).toEqual(keys)
  })

  it("lower the count when an industry is added to omissions alone: until then all others were meant", () => {
    expect(only(industries([], ["58"]))).toEqual([9, 10])
    expect(only(industries(["60"], ["58"]))).toEqual([10])
  })
})

describe("all households", () => {
  const home = (key: number, household: string, changes = {}) => person(key, { household, ...changes })
  const street = universeOf(
    home(4, "b", { zip: "60602" }),
    home(3, "a", { phone: "deliverable" }),
    home(2, "b"),
    home(1, "a", { phone: "doNotCall" }),
    home(5, "c", { phone: "doNotCall" }),
  )
  const audience = { unit: "allHouseholds", criteria: [values("GENDER", "F")] } as const

  it("are one record each, the first by person key, whatever the criteria", () => {
    expect(whom(street, asked({ areas: [nation], audience }))).toEqual([[2, 1, 5]])
  })

  it("ignore unreadable criteria", () => {
    const unread = { unit: "allHouseholds", criteria: [values("COLOR", "red")] } as const
    expect(answer(street, asked({ areas: [nation], audience: unread })).details.total).toBe(3)
  })

  it("are the first record with a deliverable phone where only those are wanted", () => {
    expect(whom(street, asked({ areas: [nation], audience, phoneOption: "onlyWithPhones" }))).toEqual([[3]])
  })

  it("belong to the area of that record, although an earlier area holds another of theirs", () => {
    expect(whom(street, asked({ areas: [zipArea("60602"), nation], audience }))).toEqual([[], [2, 1, 5]])
  })

  it("go to the ones that are left", () => {
    const listed = withoutDoNotSell(street, new Set([1n]))
    const areas = [nation, zipArea("60602", true)]
    expect(whom(listed, asked({ areas, audience }))).toEqual([[3, 2, 5]])
  })

  it("are nearest by their first record, without households that an earlier area has", () => {
    const row = universeOf(
      home(1, "a", { point: [0.3, 0] }),
      home(2, "a", { point: [0, 0] }),
      home(3, "b", { point: [0.1, 0] }),
      home(4, "c", { point: [0.2, 0], zip: "60602" }),
      home(5, "c", { point: [0, 0] }),
    )
    expect(whom(row, asked({ areas: [closestArea(2)], audience }))).toEqual([[3, 4]])
    expect(whom(row, asked({ areas: [zipArea("60602"), closestArea(2)], audience }))).toEqual([[4], [3, 1]])
  })

  it("stay with the nearest, although somebody of theirs lies in a later area", () => {
    const one = universeOf(home(1, "a", { point: null }), home(2, "a"))
    expect(whom(one, asked({ areas: [closestArea(1), nation], audience }))).toEqual([[2], []])
  })
})

describe("a record that is not written as its column wants it", () => {
  it.each([["1e5"], ["12,000"], [""], ["many"]])("%j is not known in it", (value) => {
    const odd = universeOf(person(1, attributes({ AGE: [value] })), person(2, attributes({ AGE: ["3"] })))
    const definition = asked({
      areas: [nation],
      audience: { unit: "individuals", criteria: [range("AGE", "0", "999999")] },
    })
    expect(whom(odd, definition)).toEqual([[2]])
  })
})

describe("names with accents", () => {
  it("are compared by their plain letters", () => {
    const names = universeOf(
      person(1, attributes({ LASTNAME: ["Éric"] })),
      person(2, attributes({ LASTNAME: ["Rice"] })),
    )
    const between = (from: string, to: string) =>
      whom(
        names,
        asked({
          areas: [nation],
          audience: { unit: "individuals", criteria: [range("LASTNAME", from, to)] },
        }),
      )
    expect(between("A", "F")).toEqual([[1]])
    expect(between("É", "É")).toEqual([[1]])
    expect(between("R", "S")).toEqual([[2]])
  })
})

describe("households, where one of the areas is the nearest", () => {
  // The nearest person is of a household whose first row lies elsewhere, so that another household is the nearest.
  const three = universeOf(
    person(1, { household: "A", state: "IL", point: [5, 5] }),
    person(2, { household: "A", state: "IN", point: [0, 0] }),
    person(3, { household: "B", state: "IL", point: [1, 1] }),
  )
  const inState: Area = { kind: "state", state: "IN", excluded: false }
  const nearestThenState = (unit: "individuals" | "allHouseholds") =>
    whom(three, asked({ areas: [closestArea(1), inState], audience: { unit, criteria: [] } }))

  it("may be more than the individuals", () => {
    expect(nearestThenState("individuals")).toEqual([[2], []])
    expect(nearestThenState("allHouseholds")).toEqual([[3], [2]])
  })

  it("may become more when somebody is put on the do-not-sell list or excluded", () => {
    // Person 1 is nearest, and the rest of household A isn't counted; without person 1, its first row is far away.
    const four = universeOf(
      person(1, { household: "A", state: "IN", zip: "46320", point: [0, 0] }),
      person(2, { household: "A", state: "IL", point: [5, 5] }),
      person(3, { household: "A", state: "IN", point: [0.5, 0.5] }),
      person(4, { household: "B", state: "IL", point: [1, 1] }),
    )
    const audience = { unit: "allHouseholds", criteria: [] } as const
    const areas = [closestArea(1), inState]
    expect(whom(four, asked({ areas, audience }))).toEqual([[1], []])
    expect(whom(withoutDoNotSell(four, new Set([1n])), asked({ areas, audience }))).toEqual([[4], [3]])
    expect(whom(four, asked({ areas: [...areas, zipArea("46320", true)], audience }))).toEqual([[4], [3]])
  })
})
