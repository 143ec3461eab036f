import type { Area } from "../../definition/Area.ts"
import { areaCombination, isSavedCountBasedArea } from "../../definition/savedCountAreas.ts"
import type { AddrUsageType } from "./AddrUsageType.ts"
import { polygonSearchString, radiusSearchString } from "./addressSearchString.ts"

/** A list's shape in the format that orders use. */
export interface OrderAddress {
  readonly searchString: string
  /** The address's use; null for a polygon, which has no address. */
  readonly usage: AddrUsageType | null
  readonly addressName: string
  /** The address itself, which is also its name unless the user gave it another; null for a polygon. */
  readonly addressLine: string | null
  /** The coordinates in degrees; null for a polygon, whose search string contains all of its points. */
  readonly longitude: number | null
  readonly latitude: number | null
  /** The radius in miles; null for a quantity search or a polygon. */
  readonly radius: number | null
  /** The number of records; null unless it's a nearest-records search. */
  readonly quantity: number | null
  readonly sameState: boolean
}

const around = (
  area: {
    readonly name: string
    readonly address?: string
    readonly longitude: number
    readonly latitude: number
  },
  value: number,
  rest: Pick<OrderAddress, "radius" | "quantity" | "sameState">,
): OrderAddress => ({
  searchString: radiusSearchString([area.longitude, area.latitude], value),
  usage: "radiusAddress",
  addressName: area.name,
  addressLine: area.address ?? area.name,
  longitude: area.longitude,
  latitude: area.latitude,
  ...rest,
})

/** Converts an area's shape to an order's address; null for areas that orders list as items. */
export const toOrderAddress = (area: Area): OrderAddress | null => {
  switch (area.kind) {
    case "radius":
      return around(area, area.miles, {
        radius: area.miles,
        quantity: null,
        sameState: area.withinState !== null,
      })
    case "closest":
      return around(area, area.quantity, { radius: null, quantity: area.quantity, sameState: false })
    case "polygon":
      return {
        searchString: polygonSearchString([area.points]),
        usage: null,
        addressName: area.name,
        addressLine: null,
        longitude: null,
        latitude: null,
        radius: null,
        quantity: null,
        sameState: false,
      }
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "scf":
    case "city":
    case "county":
    case "metroArea":
    case "congressionalDistrict":
    case "state":
    case "nation":
    case "postalCode":
    case "savedCount":
    case "combination":
    case "locations":
      return null
  }
}

/**
 * Counts a list's items and addresses to determine whether the next step is allowed. A location file is one address; a
 * combination counts as one item for each saved count in it [ob5-geography-needed].
 */
export const countAreasAndAddresses = (
  areas: ReadonlyArray<Area>,
): { readonly geoCount: number; readonly addressCount: number } => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const isAddress = (area: Area) => area.kind === "locations" || toOrderAddress(area) !== null
  const addressCount = chosen.filter(isAddress).length
  const items = chosen.reduce(
    (sum, area) => sum + (isSavedCountBasedArea(area) ? areaCombination(area).savedCounts.length : 1),
    0,
  )
  return { geoCount: items - addressCount, addressCount }
}
