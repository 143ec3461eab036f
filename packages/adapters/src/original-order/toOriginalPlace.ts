import type { Area } from "@listwright/domain/definition"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"

/** The fields that describe an area's location. */
export type OriginalPlace = Pick<
  OrderGeo,
  "CityName" | "StateCode" | "CountyName" | "CountyFips" | "CountryCode"
>

/**
 * Returns an area's place from the geography, because areas themselves don't contain it; empty if the place is unknown.
 */
export type AreaPlaceLookup = (area: Area) => OriginalPlace

/** Returns the parts of an area's place that the area itself specifies, other than its code. */
export const toOriginalPlace = (area: Area): OriginalPlace => {
  switch (area.kind) {
    case "city":
      return { CityName: area.city, StateCode: area.state }
    case "county":
      return { CountyFips: area.county }
    case "state":
      return { StateCode: area.state }
    case "congressionalDistrict":
      return { StateCode: area.district.slice(0, 2) }
    case "nation":
      return { CountryCode: "US" }
    case "postalCode":
      return { CountryCode: "CA" }
    case "radius":
      return area.withinState === null ? {} : { StateCode: area.withinState }
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "scf":
    case "metroArea":
    case "closest":
    case "polygon":
    case "savedCount":
    case "combination":
    case "locations":
      return {}
  }
}
