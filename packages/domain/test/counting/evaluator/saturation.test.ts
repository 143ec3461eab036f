import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { saturation } from "../../../src/counting/evaluator/saturation.ts"
import { noSuppressions, withoutDoNotSell } from "../../../src/counting/evaluator/Universe.ts"
import { computeSaturation } from "../../../src/counting/questions/Saturation.ts"
import type { Target } from "../../../src/audience/occupants/occupantOptions.ts"
import type { Dwelling } from "../../../src/counting/evaluator/UniverseRecord.ts"
import { asked, closestArea, person, stateArea, universeOf, zipArea } from "./exampleUniverse.ts"

const along = (route: string | null, dwelling: Dwelling = "home") => ({ route, dwelling })

/**
 * Three homes, an apartment and a business along the first route, a home along the second, a business along the third, one box
 * without any, and a home in another ZIP Code.
 */
const universe = universeOf(
  person(1, along("C001")),
  person(2, along("C001")),
  person(3, along("C001")),
  person(4, along("C001", "business")),
  person(5, along("C002")),
  person(6, along(null)),
  person(7, { ...along("C001"), zip: "60602" }),
  person(8, along("C001", "apartment")),
  person(9, along("C003", "business")),
  person(10, along(null, "business")),
)
const ROUTES = ["carrierRoutes"] as const
const homes = { targets: ["homes"], routes: ROUTES, contactNames: false } as const
const area = zipArea("60601")
const rankedOf = (definition: Parameters<typeof saturation>[1], suppressed = noSuppressions) =>
  Result.getOrThrow(saturation(universe, definition, suppressed)).ranked

describe("the saturation of carrier routes", () => {
  it("is what a list takes of all homes and apartments of each route in its areas, the fullest first", () => {
    const definition = asked({ listType: 50, areas: [area], occupant: homes })
    expect(saturation(universe, definition, noSuppressions)).toEqual(
      Result.succeed({
        routes: 2,
        saturated: 1,
        adds: 1,
        withoutRoute: 1,
        ranked: [
          { code: "60601C002", selected: 1, deliverable: 1 },
          { code: "60601C001", selected: 3, deliverable: 4 },
        ],
      }),
    )
  })

  it("counts no businesses, whether a list takes them or not", () => {
    const taking = (...targets: ReadonlyArray<Target>) =>
      rankedOf(asked({ listType: 50, areas: [area], occupant: { ...homes, targets } }))
    const all = [
      { code: "60601C001", selected: 4, deliverable: 4 },
      { code: "60601C002", selected: 1, deliverable: 1 },
    ]
    expect(taking("homes", "apartments")).toEqual(all)
    expect(taking("homes", "apartments", "businesses")).toEqual(all)
    expect(taking("businesses")).toEqual(all.map((route) => ({ ...route, selected: 0 })))
  })

  it("counts all of a route that an area cuts, and no route that is excluded", () => {
    expect(rankedOf(asked({ listType: 50, areas: [closestArea(1)] }))).toEqual([
      { code: "60601C001", selected: 1, deliverable: 4 },
    ])
    const without = asked({ listType: 50, areas: [stateArea("IL"), { ...area, excluded: true }] })
    expect(rankedOf(without)).toEqual([{ code: "60602C001", selected: 1, deliverable: 1 }])
  })

  it("counts no home of whoever must not be sold, neither among the selected nor among all of a route", () => {
    const definition = asked({ listType: 50, areas: [area] })
    const without = (key: bigint) =>
      Result.map(
        saturation(withoutDoNotSell(universe, new Set([key])), definition, noSuppressions),
        ({ ranked }) => ranked,
      )
    expect(without(1n)).toEqual(
      Result.succeed([
        { code: "60601C001", selected: 3, deliverable: 3 },
        { code: "60601C002", selected: 1, deliverable: 1 },
      ]),
    )
    expect(without(5n)).toEqual(Result.succeed([{ code: "60601C001", selected: 4, deliverable: 4 }]))
  })

  it("takes nobody whom the buyer suppresses, who has an address all the same", () => {
    const off = { mode: "off" } as const
    const definition = asked({
      listType: 50,
      areas: [area],
      suppressions: { orders: { mode: "item", items: ["1"] }, savedCounts: off, files: off },
    })
    expect(rankedOf(definition, { ...noSuppressions, orders: new Set([1n]) })).toEqual([
      { code: "60601C002", selected: 1, deliverable: 1 },
      { code: "60601C001", selected: 3, deliverable: 4 },
    ])
  })

  it("lists as many routes as are asked for, equal ones by code, and tells of all of them", () => {
    const taken = new Map([
      ["60601C002", 5],
      ["60601C001", 5],
      ["60601C003", 9],
    ])
    const deliverable = new Map([...taken.keys()].map((code) => [code, 10]))
    expect(computeSaturation(taken, deliverable, deliverable, { most: 2 })).toEqual({
      routes: 3,
      saturated: 1,
      adds: 8,
      withoutRoute: 0,
      ranked: [
        { code: "60601C003", selected: 9, deliverable: 10 },
        { code: "60601C001", selected: 5, deliverable: 10 },
      ],
    })
  })

  it("leaves saturated routes out of the list where that is asked, and of nothing else", () => {
    const taken = new Map([
      ["60601C001", 9],
      ["60601C002", 8],
    ])
    const deliverable = new Map([...taken.keys()].map((code) => [code, 10]))
    expect(computeSaturation(taken, deliverable, deliverable, { onlyBelow: true })).toEqual({
      ...computeSaturation(taken, deliverable, deliverable),
      ranked: [{ code: "60601C002", selected: 8, deliverable: 10 }],
    })
  })

  it("is refused as a count is", () => {
    const refused = asked({ listType: 50, areas: [area], occupant: { ...homes, targets: [] } })
    expect(saturation(universe, refused, noSuppressions)).toEqual(
      Result.fail({ _tag: "OccupantOptionMissing", option: "targets" }),
    )
  })
})
