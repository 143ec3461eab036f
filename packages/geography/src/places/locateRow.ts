import { type AddressRow, type LocatedAddress, zipNotKnown } from "@listwright/domain/geography"
import { Result } from "effect"
import type { GeographyTables } from "./GeographyTables.ts"

/**
 * Puts a row of an address file on the map, or says why that cannot be. Streets are not known: the point is the ZIP center,
 * and the state is that of the ZIP Code. spec: decisions (Addresses before the geocoder)
 */
export const locateRow = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { address, city, keycode, miles, state, zip }: AddressRow,
): Result.Result<LocatedAddress, string> => {
  const info = zipInfo(zip)
  return info === undefined
    ? Result.fail(zipNotKnown(zip))
    : Result.succeed({
        keycode,
        addressLine: `${address}, ${city}, ${state} ${zip}`,
        state: info.state,
        longitude: info.longitude,
        latitude: info.latitude,
        precision: "zip",
        miles,
      })
}
