import { Geography } from "@listwright/geography"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { areaPlaceLookup } from "../../src/http/original/answering/areaPlaceLookup.ts"

it("says in which city and province a postal code is, whole or not", async () => {
  const placeOf = await Effect.runPromise(Effect.provide(areaPlaceLookup, Geography.layer))
  const of = (postalCode: string) => placeOf({ kind: "postalCode", postalCode, excluded: false })
  const toronto = { CityName: "Toronto", StateCode: "ON", CountryCode: "CA" }
  expect([of("M5V2T6"), of("M5V"), of("T2P")]).toEqual([
    toronto,
    toronto,
    { CityName: "Calgary", StateCode: "AB", CountryCode: "CA" },
  ])
  // No such place.
  expect(of("Z9Z")).toEqual({})
})
