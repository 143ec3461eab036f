import type { Place } from "../../format/layout/Place.ts"
import { NO_ROUTE } from "../../format/rows/routeCode.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import { ZIP4S_PER_ZIP, ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import { type Address, isResidential } from "../addresses/Address.ts"
import { AddressStream } from "../addresses/AddressStream.ts"
import type { CanadianNames } from "./readCanadianNames.ts"
import { deliveryUnits } from "./deliveryUnits.ts"
import { hasFrenchStreets } from "./speakers.ts"

/** The seed for Canada's streets, which makes them different from those of ZIP Codes with the same numbers. */
const ADDRESS_SEED = 100

const isHome = (address: Address): boolean => isResidential(address) && address.kind !== ADDRESS_KINDS.box

/**
 * Generates an endless sequence of a forward sortation area's homes, like a ZIP Code's, but with postal codes and
 * without carrier routes.
 */
export const generateCanadianHomes = (
  seed: number,
  place: Place,
  { englishStreets, frenchStreets }: CanadianNames,
): (() => Address) => {
  const zip = ZIP_NUMBERS.CA.zipNumber(place.zip)
  const { names, streetAt, suffixAt } = hasFrenchStreets(place) ? frenchStreets : englishStreets
  const stream = new AddressStream(seed + ADDRESS_SEED, { ...place, zip: String(zip) }, names)
  const unitOf = deliveryUnits(place.people)
  return () => {
    const home = stream.nextWhere(isHome)
    return {
      ...home,
      route: NO_ROUTE,
      zip4: zip * ZIP4S_PER_ZIP + unitOf(home),
      street: streetAt(home.street, home.suffix),
      suffix: suffixAt(home.suffix),
    }
  }
}
