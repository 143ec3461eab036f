import { describe, expect, it } from "vitest"
import { referenceNotes } from "../../../src/geography/places/referenceNotes.ts"

const facts = (vintage: string, approximate: boolean) => ({
  source: "Somebody",
  vintage,
  approximate,
  method: "By hand.",
})
const references = {
  congressionalDistricts: facts("119th Congress", true),
  metroAreas: facts("July 2023", false),
}

describe("Whose areas are meant", () => {
  it("is said of districts and metro areas, once, and whether they are approximate", () => {
    expect(
      referenceNotes(["metroArea", "congressionalDistrict", "congressionalDistrict", "zip"], references),
    ).toEqual([
      "Congressional districts as of the 119th Congress, approximate.",
      "Metro areas as of July 2023.",
    ])
    expect(referenceNotes(["metroArea"], { ...references, metroAreas: facts("July 2028", true) })).toEqual([
      "Metro areas as of July 2028, approximate.",
    ])
    expect(
      referenceNotes(["congressionalDistrict"], {
        ...references,
        congressionalDistricts: facts("120th Congress", false),
      }),
    ).toEqual(["Congressional districts as of the 120th Congress."])
  })

  it("is not said of areas that stay", () => {
    expect(referenceNotes(["zip", "county", "state", "radius"], references)).toEqual([])
  })
})
