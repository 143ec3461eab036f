import {
  type AddressRow,
  type LocatedAddress,
  streetAddress,
  zipNotKnown,
} from "@listwright/domain/geography"
import { Result } from "effect"
import type { AskedAddress } from "./addressLine.ts"
import { citiesNamed } from "./citiesNamed.ts"
import type { GeographyTables } from "./GeographyTables.ts"
import type { StreetPlace } from "./streetPlaces.ts"

/** ZIP Codes of a row's city that are asked besides its own. */
const MOST_ZIPS = 60

/** The house that a row of an address file names; null: it names none (a post-office box). */
export const addressOfRow = (
  tables: GeographyTables,
  { address, city, state, zip }: AddressRow,
): AskedAddress | null => {
  const read = streetAddress(address)
  if (read === null) return null
  const others = citiesNamed(tables, city, state).flatMap(({ zips }) => zips)
  const zips = [zip, ...others.filter((other) => other !== zip).slice(0, MOST_ZIPS)]
  return { ...read, zips, isFirstSaid: true }
}

/**
 * Puts a row of an address file on the map, or says why that cannot be: at its house, its street, or else the ZIP center. The
 * state is that of the ZIP Code.
 */
export const locateRow = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { address, city, keycode, miles, state, zip }: AddressRow,
  [street]: ReadonlyArray<StreetPlace> = [],
): Result.Result<LocatedAddress, string> => {
  const info = zipInfo(street?.zip ?? zip)
  if (info === undefined) return Result.fail(zipNotKnown(zip))
  const { latitude, longitude } = street ?? info
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
