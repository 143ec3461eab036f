import type { Area } from "@listwright/domain/definition"
import type { OrderGeo } from "../contract/legacy/order/LegacyGeography.ts"

/** Where an area lies. */
export type LegacyPlace = Pick<
  OrderGeo,
  "CityName" | "StateCode" | "CountyName" | "CountyFips" | "CountryCode"
>

/** What the geography says of where an area lies, which areas themselves do not; nothing where it does not know. */
export type PlaceOf = (area: Area) => LegacyPlace

/** What of its place the area itself says, beside its code. */
export const legacyPlace = (area: Area): LegacyPlace => {
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
