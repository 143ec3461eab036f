import { type AddressPlace, streetName } from "@listwright/domain/geography"
import type { ZipInfo } from "../tables/ZipInfo.ts"
import type { AskedAddress } from "./addressLine.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/**
 * The location of a house or a street in the universe's street data. Level `zip` means that it's in the ZIP Code but
 * its location isn't known.
 */
export type StreetPlace = {
  readonly zip: string
  /** The street's key from `streetKey`. */
  readonly street: string
} & (
  | { readonly level: "address" | "street"; readonly longitude: number; readonly latitude: number }
  | { readonly level: "zip" }
)

/** Returns the middle of a ZIP Code as a place. */
export const zipPlace = ({ city, latitude, longitude, state, zip }: ZipInfo): AddressPlace => ({
  addressLine: `${city}, ${state} ${zip}`,
  state,
  point: [longitude, latitude],
  precision: "zip",
})

/**
 * Converts found houses and streets to the results of an address search. The address line is built from the request;
 * only the street's name comes from a record.
 */
export const streetPlaces = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { numberText }: Pick<AskedAddress, "numberText">,
  found: ReadonlyArray<StreetPlace>,
): ReadonlyArray<AddressPlace> =>
  found.flatMap((one): ReadonlyArray<AddressPlace> => {
    const { level, street, zip } = one
    const info = zipInfo(zip)
    if (info === undefined) return []
    if (one.level === "zip") return [zipPlace(info)]
    const { latitude, longitude } = one
    const house = level === "address" && numberText !== "" ? `${numberText} ` : ""
    return [
      {
        addressLine: `${house}${streetName(street)}, ${info.city}, ${info.state} ${zip}`,
        state: info.state,
        point: [longitude, latitude],
        precision: level,
      },
    ]
  })

/** Returns the best result across all ways to read a text: a house before a street, and then the likeliest reading. */
export const bestStreets = (
  tables: Pick<GeographyTables, "zipInfo">,
  asked: ReadonlyArray<AskedAddress>,
  found: ReadonlyArray<ReadonlyArray<StreetPlace>>,
): ReadonlyArray<AddressPlace> => {
  const places = asked.map((one, at) => streetPlaces(tables, one, found[at] ?? []))
  return (
    places.find(([first]) => first?.precision === "address") ?? places.find(({ length }) => length > 0) ?? []
  )
}
