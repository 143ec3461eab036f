import type { AddressPlace, Precision } from "@listwright/domain/geography"
import { coordinatesPlace, type Geography } from "@listwright/geography"
import type { NominatimPlace } from "./Nominatim.ts"

/** The precision of all points, the same as for the site's own streets: 1e5 steps per degree. */
const PER_DEGREE = 1e5

/** The minimum ranks of houses, streets, city quarters, and cities. */
const RANKS = { house: 28, street: 26, quarter: 17, city: 13 } as const

/**
 * Determines a place's precision. A place within a city, unless it's a street or house, counts as the city, since
 * that's all it reveals to a user looking for a house.
 */
const precisionOf = ({ address, addresstype, place_rank }: NominatimPlace): Precision => {
  if ((address?.house_number ?? "") !== "") return "address"
  if (addresstype === "postcode") return "zip"
  if (addresstype === "state") return "state"
  const rank = place_rank ?? 0
  if (rank >= RANKS.house) return "address"
  if (rank >= RANKS.street) return "street"
  return rank >= RANKS.city ? "city" : "state"
}

/** Returns a place's name on one line, without the country, in at most 200 characters. */
const lineOf = (displayName: string): string =>
  displayName.replace(/, (United States|USA)$/, "").slice(0, 200)

/** Converts a geocoder's place to a search result; null if it isn't in the United States. */
export const toAddressPlace = (
  tables: (typeof Geography)["Service"],
  found: NominatimPlace,
): AddressPlace | null => {
  const [longitude, latitude] = [found.lon, found.lat].map(
    (degrees) => Math.round(degrees * PER_DEGREE) / PER_DEGREE,
  )
  if (longitude === undefined || latitude === undefined) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  const [place] = coordinatesPlace(tables, `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`) ?? []
  return place === undefined
    ? null
    : {
        addressLine: lineOf(found.display_name),
        state: place.state,
        point: [longitude, latitude],
        precision: precisionOf(found),
      }
}
