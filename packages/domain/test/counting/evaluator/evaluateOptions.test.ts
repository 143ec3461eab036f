import { describe, expect, it } from "vitest"
import {
  noSuppressions,
  type SuppressedKeys,
  withoutDoNotSell,
} from "../../../src/counting/evaluator/Universe.ts"
import { distanceMiles } from "../../../src/counting/evaluator/geometry.ts"
import type { ListDefinition } from "../../../src/definition/ListDefinition.ts"
import {
  answer,
  asked,
  closestArea,
  nation,
  person,
  polygonArea,
  radiusArea,
  stateArea,
  universeOf,
  whom,
  zipArea,
} from "./exampleUniverse.ts"

const areas = [nation]

describe("the phone option", () => {
  const everybody = universeOf(
    person(1, { phone: "deliverable" }),
    person(2, { phone: "doNotCall" }),
    person(3),
    person(4, { zip: "60602", phone: "deliverable" }),
  )

  it.each([
    [null, 4],
    ["noPhones", 4],
    ["phonesWhereAvailable", 4],
    ["onlyWithPhones", 2],
  ] as const)("%s counts %d", (phoneOption, total) => {
    const { details } = answer(everybody, asked({ areas, phoneOption }))
    expect(details.total).toBe(total)
    expect(details.withPhones).toBe(2)
  })

  it.each([
    [10, 2],
    [130, 4],
    [200, 4],
    [210, 4],
  ])("of list type %i leaves nobody out where it is not offered: %i", (listType, total) => {
    const definition = asked({ listType, areas, phoneOption: "onlyWithPhones" })
    expect(answer(everybody, definition).details.total).toBe(total)
  })

  it("never takes a number of the do-not-call list for a phone", () => {
    expect(whom(everybody, asked({ areas, phoneOption: "onlyWithPhones" }))).toEqual([[1, 4]])
  })

  it("also counts phones by area", () => {
    const { details } = answer(everybody, asked({ areas: [zipArea("60602"), nation] }))
    expect(details.areas.map(({ withPhones }) => withPhones)).toEqual([1, 1])
  })
})

describe("the email option", () => {
  const everybody = universeOf(person(1, { hasEmail: true }), person(2))

  it.each([
    [null, 2],
    ["noEmail", 2],
    ["email", 2],
    ["onlyEmail", 1],
  ] as const)("%s counts %d", (emailOption, total) => {
    const { details } = answer(everybody, asked({ listType: 260, areas, emailOption }))
    expect(details).toMatchObject({ total, withEmail: 1, areas: [{ available: total, withEmail: 1 }] })
  })

  it("removes nobody from another source", () => {
    const definition = asked({ listType: 10, areas, emailOption: "onlyEmail" })
    expect(answer(everybody, definition).details.total).toBe(2)
  })
})

describe("occupant options", () => {
  const everybody = universeOf(
    person(1, { dwelling: "home", delivery: "carrierRoute", hasContactName: true }),
    person(2, { dwelling: "apartment", delivery: "poBox" }),
    person(3, { dwelling: "business", delivery: "ruralRoute" }),
    person(4, { dwelling: "home", delivery: "ruralRoute" }),
  )
  const all = ["homes", "apartments", "businesses"] as const
  const everyRoute = ["carrierRoutes", "poBoxes", "ruralRoutes"] as const

  it.each<
    [
      NonNullable<ListDefinition["occupant"]>["targets"],
      NonNullable<ListDefinition["occupant"]>["routes"],
      ReadonlyArray<number>,
    ]
  >([
    [["homes"], everyRoute, [1, 4]],
    [["apartments"], everyRoute, [2]],
    [["businesses"], everyRoute, [3]],
    [all, ["carrierRoutes"], [1]],
    [all, ["poBoxes"], [2]],
    [all, ["ruralRoutes"], [3, 4]],
    [
      ["homes", "businesses"],
      ["ruralRoutes", "poBoxes"],
      [3, 4],
    ],
    [all, everyRoute, [1, 2, 3, 4]],
  ])("%o by %o", (targets, routes, keys) => {
    for (const contactNames of [true, false]) {
      const occupant = { targets, routes, contactNames }
      expect(whom(everybody, asked({ listType: 50, areas, occupant }))).toEqual([keys])
    }
  })

  it("that are not chosen take nobody", () => {
    expect(whom(everybody, asked({ listType: 50, areas }))).toEqual([[1, 2, 3, 4]])
  })

  it("leave homes, apartments, businesses and contact names to be told apart", () => {
    expect(answer(everybody, asked({ areas })).details).toMatchObject({
      withContactNames: 1,
      areas: [{ occupants: { homes: 2, apartments: 1, businesses: 1 } }],
    })
  })
})

describe("suppressions", () => {
  const everybody = universeOf(person(1), person(2), person(3), person(4), person(5, { zip: "60602" }))
  const item = { mode: "item", items: ["1"] } as const
  const date = { mode: "date", start: "2026-11-01", end: "2026-11-08" } as const
  const off = { mode: "off" } as const
  const suppressed: SuppressedKeys = {
    orders: new Set([1n, 2n, 5n]),
    savedCounts: new Set([2n, 3n]),
    files: new Set([3n, 99n]),
  }
  const some = asked({
    areas: [zipArea("60601")],
    suppressions: { orders: item, savedCounts: date, files: item },
  })

  it("remove everybody whom a source names", () => {
    expect(whom(everybody, asked({ ...some, areas }), suppressed)).toEqual([[4]])
    expect(whom(everybody, some, { ...noSuppressions, files: suppressed.files })).toEqual([[1, 2, 4]])
  })

  it("say of each source how many of the selection it names, and how many it takes first", () => {
    expect(answer(everybody, some, suppressed).details.suppressed).toEqual([
      { source: "orders", matched: 2, taken: 2 },
      { source: "savedCounts", matched: 2, taken: 1 },
      { source: "files", matched: 1, taken: 0 },
    ])
  })

  it("that are off take nobody, and have no entry", () => {
    const definition = asked({ ...some, suppressions: { orders: off, savedCounts: off, files: off } })
    expect(whom(everybody, definition, suppressed)).toEqual([[1, 2, 3, 4]])
    expect(answer(everybody, definition, suppressed).details.suppressed).toEqual([])
  })

  it("name nobody who is on the do-not-sell list, which has no entry", () => {
    const listed = withoutDoNotSell(everybody, new Set([1n, 4n]))
    expect(answer(listed, some, suppressed).details.suppressed).toEqual([
      { source: "orders", matched: 1, taken: 1 },
      { source: "savedCounts", matched: 2, taken: 1 },
      { source: "files", matched: 1, taken: 0 },
    ])
    const definition = asked({ ...some, suppressions: { orders: off, savedCounts: off, files: off } })
    expect(whom(listed, definition, suppressed)).toEqual([[2, 3]])
  })
})

describe("detail rows", () => {
  const everybody = universeOf(
    person(1, { phone: "deliverable", route: "R002" }),
    person(2, { dwelling: "apartment", route: "C001", attributes: new Map([["MEDIANINCOME", ["61"]]]) }),
    person(3, { dwelling: "business", route: "C001", attributes: new Map([["MEDIANAGE", ["44"]]]) }),
    person(4, { zip: "60602", point: [0.1, 0], route: null }),
  )
  const codes = (listType: number, area: typeof nation) =>
    answer(everybody, asked({ listType, areas: [area] })).details.areas[0]?.details.map(({ code }) => code)

  it("of a ZIP Code of an occupant source are its carrier routes", () => {
    const { details } = answer(everybody, asked({ listType: 130, areas: [zipArea("60601")] }))
    expect(details.areas[0]?.details).toEqual([
      {
        code: "60601C001",
        available: 2,
        withPhones: 0,
        occupants: { homes: 0, apartments: 1, businesses: 1 },
        distance: null,
        medians: { income: 61_000, homeValue: null, age: 44, phwc: null },
      },
      {
        code: "60601R002",
        available: 1,
        withPhones: 1,
        occupants: { homes: 1, apartments: 0, businesses: 0 },
        distance: null,
        medians: { income: null, homeValue: null, age: null, phwc: null },
      },
    ])
  })

  it.each([
    [50, zipArea("60601"), ["60601C001", "60601R002"]],
    [50, stateArea("IL"), ["", "60601C001", "60601R002"]],
    [130, zipArea("60602"), [""]],
    [140, zipArea("60601"), ["60601C001", "60601R002"]],
    [130, stateArea("IL"), []],
    [140, radiusArea(1), []],
    [10, zipArea("60601"), []],
    [10, nation, []],
    [10, radiusArea(1), []],
    [10, radiusArea(1, { granularity: "carrierRoute" }), []],
    [10, radiusArea(1, { granularity: "zip" }), ["60601"]],
    [50, radiusArea(10, { granularity: "zip" }), ["60601", "60602"]],
    [170, radiusArea(10, { granularity: "zip" }), ["60601", "60602"]],
  ] as const)("of list type %d are shown for some areas: %#", (listType, area, expected) => {
    expect(codes(listType, area)).toEqual(expected)
  })

  it("of a search say how far away the middle of each lies", () => {
    const distances = (area: typeof nation) =>
      answer(everybody, asked({ listType: 50, areas: [area] })).details.areas[0]?.details.map(
        ({ distance }) => distance,
      )
    const toNext = distanceMiles([0, 0], [0.1, 0])
    expect(distances(radiusArea(10, { granularity: "zip" }))).toEqual([0, toNext])
    // The distance is unknown for records without a route; route R002 is centered at (0, 0.1).
    expect(distances(radiusArea(10))).toEqual([null, 0, distanceMiles([0, 0], [0, 0.1])])
    expect(distances(closestArea(3, [0, 0.1]))).toEqual([distanceMiles([0, 0.1], [0, 0]), 0])
    const around = [
      [-1, -1],
      [1, -1],
      [0, 1],
    ] as const
    expect(distances(polygonArea(around))).toEqual([null, null, null])
  })
})
