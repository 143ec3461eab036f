import { describe, expect, it } from "vitest"
import { listPlaceStates } from "../../../src/geography/places/listPlaceStates.ts"
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
    expect(listPlaceStates(area, name)).toEqual(states)
  })

  it("are unknown without a name, and none of what no picker offers", () => {
    expect(listPlaceStates(exampleOf.county, null)).toEqual([])
    expect(listPlaceStates(exampleOf.county, named("Cook"))).toEqual([])
    expect(listPlaceStates(exampleOf.metroArea, null)).toEqual([])
    expect(listPlaceStates(exampleOf.metroArea, named("Chicago"))).toEqual([])
    for (const kind of ["zip", "zip4", "carrierRoute", "scf", "nation", "postalCode", "radius"] as const)
      expect(listPlaceStates(exampleOf[kind], null)).toEqual([])
    for (const kind of ["closest", "polygon", "savedCount", "combination"] as const)
      expect(listPlaceStates(exampleOf[kind], null)).toEqual([])
  })
})
