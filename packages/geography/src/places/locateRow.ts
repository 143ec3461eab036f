import { Latitude, Longitude } from "@listwright/domain/definition"
import {
  type AddressRow,
  type LocatedAddress,
  notOnMapText,
  parseStreetAddress,
  ambiguousAddressText,
  unknownZipText,
} from "@listwright/domain/geography"
import { Result, Schema } from "effect"
import { type AddressQuery, zipsToSearch } from "./addressLine.ts"
import { findCitiesByName } from "./findCitiesByName.ts"
import type { GeographyTables } from "./GeographyTables.ts"
import { type StreetPlace, streetPlaces } from "./streetPlaces.ts"

/** Returns the house in an address file row; null if it isn't a house (such as a post office box). */
export const rowAddressQuery = (
  tables: GeographyTables,
  { address, city, state, zip }: AddressRow,
): AddressQuery | null => {
  const read = parseStreetAddress(address)
  if (read === null) return null
  // The city of another state than its ZIP Code's is looked up as well: only then is it known that they contradict each other.
  return { ...read, ...zipsToSearch(tables.zipInfo(zip), findCitiesByName(tables, city, state)) }
}

const isOnMap = Schema.is(Schema.Struct({ longitude: Longitude, latitude: Latitude }))

/**
 * Locates an address file row at its house, its street, or, failing that, its ZIP Code's center; returns the reason if
 * it can't be located. A row that matches several places is rejected. The state is the ZIP Code's.
 */
export const locateRow = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { address, city, keycode, miles, state, zip }: AddressRow,
  places: ReadonlyArray<StreetPlace> = [],
): Result.Result<LocatedAddress, string> => {
  if (places.length > 1) {
    const numberText = parseStreetAddress(address)?.numberText ?? ""
    return Result.fail(
      ambiguousAddressText(
        streetPlaces({ zipInfo }, { numberText }, places).map(({ addressLine }) => addressLine),
      ),
    )
  }
  const [street] = places
  const info = zipInfo(street?.zip ?? zip)
  if (info === undefined) return Result.fail(unknownZipText(zip))
  const { latitude, longitude } = street === undefined || street.level === "zip" ? info : street
  if (!isOnMap({ longitude, latitude })) return Result.fail(notOnMapText)
  return Result.succeed({
    keycode,
    addressLine: `${address}, ${city}, ${state} ${zip}`,
    state: info.state,
    longitude,
    latitude,
    precision: street?.level ?? "zip",
    miles,
  })
}
