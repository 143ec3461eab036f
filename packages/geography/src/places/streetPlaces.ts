import { type AddressPlace, streetName } from "@listwright/domain/geography"
import type { ZipInfo } from "../tables/ZipInfo.ts"
import type { AddressQuery } from "./addressLine.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/**
 * The location of a house or street in the universe's street data. The level `zip` means that it's in the ZIP Code but
 * its exact location is unknown.
 */
export type StreetPlace = {
  readonly zip: string
  /** The street's key from `streetKey`. */
  readonly street: string
} & (
  | { readonly level: "address" | "street"; readonly longitude: number; readonly latitude: number }
  | { readonly level: "zip" }
)

/** Returns a ZIP Code's center as a place. */
export const zipPlace = ({ city, latitude, longitude, state, zip }: ZipInfo): AddressPlace => ({
  addressLine: `${city}, ${state} ${zip}`,
  state,
  point: [longitude, latitude],
  precision: "zip",
})

/**
 * Converts the houses and streets found to address search results. The address line is built from the request; only the
 * street name comes from a record.
 */
export const streetPlaces = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { numberText }: Pick<AddressQuery, "numberText">,
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

/**
 * Returns the best result across all interpretations of the typed text: a house before a street, and then the likeliest
 * interpretation.
 */
export const bestStreets = (
  tables: Pick<GeographyTables, "zipInfo">,
  asked: ReadonlyArray<AddressQuery>,
  found: ReadonlyArray<ReadonlyArray<StreetPlace>>,
): ReadonlyArray<AddressPlace> => {
  const places = asked.map((one, at) => streetPlaces(tables, one, found[at] ?? []))
  return (
    places.find(([first]) => first?.precision === "address") ?? places.find(({ length }) => length > 0) ?? []
  )
}
