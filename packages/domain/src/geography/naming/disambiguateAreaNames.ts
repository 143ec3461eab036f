import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { areaKindNoun } from "../../definition/areaKinds.ts"
import { type PlaceName, placeNameText } from "../placeName.ts"
import { countyName } from "../search/foundAreaName.ts"

/** Returns whether an area's name may also occur in other states or as an area of another kind. */
const isRepeated = ({ kind }: Area): boolean => kind === "city" || kind === "county" || kind === "metroArea"

/** Returns the strings that `textOf` produces for several areas with different keys. */
const shared = (
  areas: ReadonlyArray<Area>,
  textOf: (area: Area) => string,
  keyOf: (area: Area) => string = areaKey,
): ReadonlySet<string> => {
  const keys = new Map<string, string>()
  const several = new Set<string>()
  for (const area of areas) {
    const [text, key] = [textOf(area), keyOf(area)]
    if ((keys.get(text) ?? key) !== key) several.add(text)
    keys.set(text, key)
  }
  return several
}

/** Formats a county as people say it, with its state: 'Baltimore County, MD' and 'Baltimore (city), MD'. */
const countyText = (county: string, text: string): string => {
  const [name = "", place = ""] = text.split(", ")
  return placeNameText({ name: countyName(name, county), place })
}

/**
 * Returns a function that names a list's areas so that users can distinguish them: with the state if two share a name
 * ('Springfield, IL'), with the kind if a city and a county share one ('Los Angeles, CA (county)'), or as people say
 * them if two counties of a state do ('Baltimore County, MD').
 */
export const disambiguateAreaNames = (
  areas: ReadonlyArray<Area>,
  nameOf: (area: Area) => PlaceName,
): ((area: Area) => PlaceName) => {
  const text = (area: Area): string => placeNameText(nameOf(area))
  const places = areas.filter(isRepeated)
  const names = shared(places, (area) => nameOf(area).name)
  const texts = shared(places, text, ({ kind }) => kind)
  const isCounty = ({ kind }: Area): boolean => kind === "county"
  const countyTexts = shared(places.filter(isCounty), text)
  return (area) => {
    const known = nameOf(area)
    if (!isRepeated(area)) return known
    const plain = text(area)
    const full = area.kind === "county" && countyTexts.has(plain) ? countyText(area.county, plain) : plain
    if (texts.has(plain)) return { name: `${full} (${areaKindNoun(area.kind, 1)})`, place: "" }
    return full !== plain || names.has(known.name) ? { name: full, place: "" } : known
  }
}

/** Does the same as `disambiguateAreaNames`, for names that are single strings. */
export const disambiguateAreaTexts = (
  areas: ReadonlyArray<Area>,
  textOf: (area: Area) => string,
): ((area: Area) => string) => {
  const apart = disambiguateAreaNames(areas, (area) => ({ name: textOf(area), place: "" }))
  return (area) => apart(area).name
}
