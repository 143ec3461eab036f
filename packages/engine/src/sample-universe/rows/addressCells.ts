import type { Rows } from "../../format/rows/Rows.ts"
import type { Address } from "../addresses/Address.ts"

/**
 * Returns a function that writes the address of a row's record. `placeAt` is the position of its ZIP Code among the
 * chunk's places.
 */
export const addressCells = (rows: Rows) => {
  const [zips, zip4s, routes] = [rows.column("ZIP"), rows.column("ZIP4"), rows.column("ROUTE")]
  const [kinds, numbers, units] = [rows.column("ADDRESS_KIND"), rows.column("NUMBER"), rows.column("UNIT")]
  const [streets, suffixes] = [rows.column("STREET_AT"), rows.column("SUFFIX_AT")]
  const [places, walks] = [rows.column("PLACE_AT"), rows.column("WALK_SEQUENCE")]
  return (row: number, zip: number, placeAt: number, address: Address): void => {
    zips[row] = zip
    zip4s[row] = address.zip4
    routes[row] = address.route
    kinds[row] = address.kind
    numbers[row] = address.number
    units[row] = address.unit
    streets[row] = address.street
    suffixes[row] = address.suffix
    places[row] = placeAt
    walks[row] = address.walk
    rows.latitudes[row] = address.latitude
    rows.longitudes[row] = address.longitude
  }
}
