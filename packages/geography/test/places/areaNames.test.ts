import type { Area } from "@listwright/domain/definition"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { Geography } from "../../src/lookup/Geography.ts"
import { areaNames, areaNameLookup } from "../../src/places/areaNames.ts"

const excluded = false
const zip = (code: string): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const nameOf = await Effect.runPromise(Effect.provide(areaNameLookup, Geography.layer))

it.each<readonly [string, Area]>([
  ["60614, Chicago, IL", zip("60614")],
  [
    "60614 C001, Chicago, IL",
    { kind: "carrierRoute", carrierRoute: CarrierRoute.make("60614C001"), excluded },
  ],
  ["60614-1234, Chicago, IL", { kind: "zip4", zip4: Zip4.make("606141234"), excluded }],
  ["Baltimore County, MD", { kind: "county", county: "24005", excluded }],
  ["Baltimore (city), MD", { kind: "county", county: "24510", excluded }],
  ["Cook, IL", { kind: "county", county: "17031", excluded }],
  ["Chicago-Naperville-Elgin, IL-IN", { kind: "metroArea", metroArea: "16980", excluded }],
  ["District 5, IL", { kind: "congressionalDistrict", district: "IL05", excluded }],
  ["At Large, WY", { kind: "congressionalDistrict", district: "WY00", excluded }],
  ["Illinois", { kind: "state", state: "IL", excluded }],
  ["Ontario", { kind: "state", state: "ON", excluded }],
  ["M5V 2T6, Toronto, ON", { kind: "postalCode", postalCode: "M5V2T6", excluded }],
  ["Chicago, IL", { kind: "city", state: "IL", city: "Chicago", excluded }],
  ["SCF 606", { kind: "scf", scf: "606", excluded }],
])("calls an area %s", (name, area) => {
  expect(nameOf(area)).toBe(name)
})

it("calls an area that does not exist, also an excluded one, by its kind and its code", () => {
  expect(nameOf({ kind: "county", county: "99999", excluded: true })).toBe("County 99999")
  expect(nameOf({ kind: "metroArea", metroArea: "00000", excluded })).toBe("Metro Area 00000")
  expect(nameOf(zip("00000"))).toBe("ZIP Code 00000")
})

it("names the areas of a list by their keys", async () => {
  const named = await Effect.runPromise(Effect.provide(areaNames, Geography.layer))
  const ofList = named([zip("60614")])
  expect(["zip:60614", "zip:60615"].map(ofList)).toEqual(["60614, Chicago, IL", "zip:60615"])
})
