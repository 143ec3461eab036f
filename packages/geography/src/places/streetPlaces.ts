import { type AddressPlace, streetName } from "@listwright/domain/geography"
import type { AskedAddress } from "./addressLine.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** Where a house or a street is, as the universe's streets say. */
export interface StreetPlace {
  readonly zip: string
  /** As `streetKey` writes it. */
  readonly street: string
  readonly level: "address" | "street"
  readonly longitude: number
  readonly latitude: number
}

/**
 * What was found of a house or a street, as a search for addresses answers it. The line is made of what was asked: nothing in it
 * comes from a record but the name of the street.
 */
export const streetPlaces = (
  { zipInfo }: Pick<GeographyTables, "zipInfo">,
  { numberText }: AskedAddress,
  found: ReadonlyArray<StreetPlace>,
): ReadonlyArray<AddressPlace> =>
  found.flatMap(({ latitude, level, longitude, street, zip }): ReadonlyArray<AddressPlace> => {
    const info = zipInfo(zip)
    if (info === undefined) return []
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

/** The best of what was found of each way to read a text: a house before a street, and of either the likeliest reading. */
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
