import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { areasName } from "../../definition/areaKinds.ts"
import { type PlaceName, placeNameText } from "../placeName.ts"

/** Tells whether an area's name may be shared, in other states or with other kinds. */
const isRepeated = ({ kind }: Area): boolean => kind === "city" || kind === "county" || kind === "metroArea"

/** Returns the texts that more than one area of a list has. */
const shared = (areas: ReadonlyArray<Area>, textOf: (area: Area) => string): ReadonlySet<string> => {
  const keys = new Map<string, string>()
  const several = new Set<string>()
  for (const area of areas) {
    const [text, key] = [textOf(area), areaKey(area)]
    if ((keys.get(text) ?? key) !== key) several.add(text)
    keys.set(text, key)
  }
  return several
}

/**
 * Returns names that distinguish the areas of a list: with the state if two share a name ('Springfield, IL'), or with
 * the kind if a city and a county share one ('Los Angeles, CA (county)').
 */
export const namesApart = (
  areas: ReadonlyArray<Area>,
  nameOf: (area: Area) => PlaceName,
): ((area: Area) => PlaceName) => {
  const text = (area: Area): string => placeNameText(nameOf(area))
  const places = areas.filter(isRepeated)
  const names = shared(places, (area) => nameOf(area).name)
  const texts = shared(places, text)
  return (area) => {
    const known = nameOf(area)
    if (!isRepeated(area)) return known
    const full = placeNameText(known)
    if (texts.has(full)) return { name: `${full} (${areasName(area.kind, 1)})`, place: "" }
    return names.has(known.name) ? { name: full, place: "" } : known
  }
}

/** Does the same as `namesApart` for names that are single texts. */
export const textsApart = (
  areas: ReadonlyArray<Area>,
  textOf: (area: Area) => string,
): ((area: Area) => string) => {
  const apart = namesApart(areas, (area) => ({ name: textOf(area), place: "" }))
  return (area) => apart(area).name
}
