import type { OriginalPlace, AreaPlaceLookup } from "@listwright/adapters"
import { type Area, areaCode, isPostalArea } from "@listwright/domain/definition"
import { forwardSortationArea } from "@listwright/domain/shared"
import { Geography } from "@listwright/geography"
import { Effect } from "effect"

/**
 * Returns areas' places from the geography: ZIP Codes by post office and county, postal codes by city and province,
 * counties by name.
 */
export const areaPlaceLookup = Effect.map(Geography, (geography): AreaPlaceLookup => {
  const { counties, zipInfo } = geography
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const countyPlace = (fips: string | null): OriginalPlace => {
    const county = fips === null ? undefined : byFips.get(fips)
    return county === undefined
      ? {}
      : { StateCode: county.state, CountyName: county.name, CountyFips: county.fips, CountryCode: "US" }
  }
  return (area: Area): OriginalPlace => {
    if (area.kind === "county") return countyPlace(area.county)
    if (area.kind === "postalCode") {
      const info = geography.canada.fsaInfo(forwardSortationArea(area.postalCode))
      return info === undefined ? {} : { CityName: info.city, StateCode: info.province, CountryCode: "CA" }
    }
    const info = isPostalArea(area) ? zipInfo(areaCode(area).slice(0, 5)) : undefined
    return info === undefined
      ? {}
      : { ...countyPlace(info.countyFips), CityName: info.city, StateCode: info.state, CountryCode: "US" }
  }
})
