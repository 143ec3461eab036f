import { describe, expect, it } from "vitest"
import { statesOfPlace } from "../../../src/geography/places/statesOfPlace.ts"
import { exampleOf } from "../areaExamples.ts"

const named = (name: string, place = "") => ({ name, place })

describe("the states of a place", () => {
  it.each([
    [{ ...exampleOf.city, state: "IL" }, null, ["IL"]],
    [{ ...exampleOf.state, state: "TX" }, null, ["TX"]],
    [{ ...exampleOf.congressionalDistrict, district: "NY21" }, null, ["NY"]],
    [exampleOf.county, named("Cook", "IL"), ["IL"]],
    [exampleOf.metroArea, named("Chicago-Naperville-Elgin, IL-IN-WI"), ["IL", "IN", "WI"]],
    [exampleOf.metroArea, named("Birmingham, AL"), ["AL"]],
  ] as const)("of %j named %j are %j", (area, name, states) => {
    expect(statesOfPlace(area, name)).toEqual(states)
  })

  it("are unknown without a name, and none of what no picker offers", () => {
    expect(statesOfPlace(exampleOf.county, null)).toEqual([])
    expect(statesOfPlace(exampleOf.county, named("Cook"))).toEqual([])
    expect(statesOfPlace(exampleOf.metroArea, null)).toEqual([])
    expect(statesOfPlace(exampleOf.metroArea, named("Chicago"))).toEqual([])
    for (const kind of ["zip", "zip4", "carrierRoute", "scf", "nation", "postalCode", "radius"] as const)
      expect(statesOfPlace(exampleOf[kind], null)).toEqual([])
    for (const kind of ["closest", "polygon", "savedCount", "combination"] as const)
      expect(statesOfPlace(exampleOf[kind], null)).toEqual([])
  })
})
