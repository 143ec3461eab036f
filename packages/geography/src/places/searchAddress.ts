import type { AddressPlace } from "@listwright/domain/geography"
import { findCitiesAfterStreet, findTrailingCities, splitZip } from "./addressLine.ts"
import { findCitiesByName } from "./findCitiesByName.ts"
import { coordinatesPlace } from "./coordinatesPlace.ts"
import type { City } from "../tables/City.ts"
import type { GeographyTables } from "./GeographyTables.ts"
import { averageCenter } from "./averageCenter.ts"
import { splitState } from "./splitState.ts"
import { zipPlace } from "./streetPlaces.ts"

/**
 * The minimum number of ZIP Codes for a typed name to mean the city rather than the state: New York and Washington, but
 * not California or Maryland.
 */
const GREAT_CITY = 100
/** The maximum number of places returned by a search. */
const MAX = 10

const infos = ({ zipInfo }: GeographyTables, zips: ReadonlyArray<string>) =>
  zips.flatMap((zip) => zipInfo(zip) ?? [])

const cityPlace = (geography: GeographyTables, { name, state, zips }: City): AddressPlace => ({
  addressLine: `${name}, ${state}`,
  state,
  point: averageCenter(infos(geography, zips)),
  precision: "city",
})

/**
 * Finds the gazetteer places that the typed text might mean, likeliest first: coordinates, a ZIP Code, 'city, ST',
 * 'city ST', a city, or a state. An address that ends in one of these is resolved to that place, and the reply says so.
 * Returns at most 10 places; empty if nothing matches [ob5-address-unknown].
 */
export const searchAddress = (geography: GeographyTables, text: string): ReadonlyArray<AddressPlace> => {
  const asked = text.trim().replaceAll(/\s+/g, " ")
  const coordinates = coordinatesPlace(geography, asked)
  if (coordinates !== null) return coordinates
  const { before, zip } = splitZip(asked)
  const ofZip = zip === null ? [] : infos(geography, [zip]).map(zipPlace)
  // A ZIP Code that does not exist may stand behind a city that does.
  if (ofZip.length > 0 || before === "") return ofZip
  const { name, state } = splitState(geography.states, before)
  if (state !== null && name !== "") {
    const whole = findCitiesByName(geography, name.split(",").at(-1) ?? name, state.code)
    const found =
      whole.length > 0 ? whole : (findTrailingCities(geography, name, state.code)[0]?.cities ?? [])
    if (found.length > 0) return found.slice(0, MAX).map((one) => cityPlace(geography, one))
  }
  // 'New York' at the end of an address is the city of that state, and any other city needs no state if it's clear.
  const named = findCitiesByName(geography, before, null)
  const cities =
    named.length > 0
      ? named
      : findCitiesAfterStreet(geography, before, name === "" ? null : (state?.code ?? null))
  const ofState =
    state === null || name !== ""
      ? []
      : [
          {
            addressLine: state.name,
            state: state.code,
            point: averageCenter(infos(geography, geography.zipsOfState(state.code))),
            precision: "state" as const,
          },
        ]
  const great = cities.filter(({ zips }) => zips.length >= GREAT_CITY)
  const other = cities.filter(({ zips }) => zips.length < GREAT_CITY)
  return [
    ...great.map((one) => cityPlace(geography, one)),
    ...ofState,
    ...other.map((one) => cityPlace(geography, one)),
  ].slice(0, MAX)
}
