import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../src/catalogue/listTypes.ts"
import type { Area } from "../../src/definition/Area.ts"
import { areasApartText, areasTogether } from "../../src/geography/areasTogether.ts"
import { sourceAreaKinds } from "../../src/geography/step/sourceAreaKinds.ts"
import { exampleOf, excluded, zip } from "./areaExamples.ts"

const { city, closest, county, metroArea, nation, polygon, radius, state } = exampleOf

const textOf = (listType: number, ...areas: ReadonlyArray<Area>) => {
  const apart = areasTogether(listType, areas)
  return apart === null ? null : areasApartText(listType, apart)
}

describe("areas that are chosen at once", () => {
  it.each<ReadonlyArray<Area>>([
    [county, city, state, metroArea, radius, polygon, zip("60614")],
    [nation, excluded(state), excluded(county)],
    [closest, { ...closest, latitude: 42 }, excluded(zip("60614"))],
    [{ ...radius, granularity: "zip" }, zip("60614")],
    [],
  ])("may be one list where 'more area' mixes their kinds: %#", (...areas) => {
    expect(textOf(10, ...areas)).toBeNull()
  })

  it.each<readonly [number, ReadonlyArray<Area>, string]>([
    [10, [nation, county], "Nationwide and County cannot be combined in a list of type 10."],
    [10, [county, closest], "County and Closest Records cannot be combined in a list of type 10."],
    [50, [county, city], "County and City cannot be combined in a list of type 50."],
    [50, [metroArea], "List type 50 cannot be selected by metro areas."],
    [30, [closest], "List type 30 cannot be selected by sets of closest records."],
    [110, [county, state], "List type 110 takes one area at a time, not 2."],
    [110, [state, excluded(county)], "List type 110 takes one area at a time, not 2."],
    [
      10,
      [
        { ...radius, granularity: "zip" },
        { ...radius, miles: 3 },
      ],
      "Only a single radius has a granularity; several radii select records one by one.",
    ],
  ])("are refused for list type %i: %#", (listType, areas, text) => {
    expect(textOf(listType, ...areas)).toBe(text)
  })

  it("are taken one by one by every source that is sold by their kind", () => {
    const refused = LIST_TYPES.flatMap(({ code }) =>
      sourceAreaKinds(code).flatMap((kind) => textOf(code, exampleOf[kind]) ?? []),
    )
    expect(refused).toEqual([])
  })

  it("are refused when they are more than a list may have", () => {
    const many = Array.from({ length: 2_001 }, (_, at) => zip(String(10_000 + at)))
    expect(textOf(10, ...many)).toBe("A list can have at most 2,000 areas, not 2,001.")
    expect(textOf(10, ...many.slice(1))).toBeNull()
  })
})
