import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import { placeNameText } from "../placeName.ts"
import type { Area } from "../../definition/Area.ts"
import type { AreaHit } from "./AreaHit.ts"

const LOUISIANA = "22"
/**
 * The state code of Alaska, which has boroughs, census areas, and municipalities instead of counties, so their names
 * are used alone.
 */
const ALASKA = "02"
/**
 * The lowest code of the independent cities that aren't in any county, such as Baltimore; counties have lower, odd
 * numbers.
 */
const FIRST_CITY = "510"

/**
 * Formats the name of a county: 'Cook County', 'Orleans Parish', 'Fairfax (city)', 'Anchorage'. `county` is its FIPS
 * code.
 */
export const countyName = (name: string, county: string): string => {
  const state = county.slice(0, 2)
  if (county.slice(2) >= FIRST_CITY) return name.endsWith(" City") ? name : `${name} (${AREA_KINDS.city.one})`
  if (state === ALASKA || name.startsWith("District of ")) return name
  return `${name} ${state === LOUISIANA ? "Parish" : AREA_KINDS.county.label}`
}

/** Formats a found area's everyday name: 'Cook County', '60614', 'Austin', 'Texas'. */
export const foundAreaName = ({ area, name }: { readonly area: Area; readonly name: string }): string =>
  area.kind === "county" ? countyName(name, area.county) : name

/**
 * Formats a found area's full name for use in a sentence without other context: 'Cook County, IL', 'ZIP Code 60614,
 * Chicago, IL', 'Texas'.
 */
export const foundAreaTitle = (hit: AreaHit): string => {
  const { kind } = hit.area
  const name = foundAreaName(hit)
  const title = kind === "zip" || kind === "scf" ? `${AREA_KINDS[kind].label} ${name}` : name
  return placeNameText({ name: title, place: hit.place })
}
