import { Effect } from "effect"
import type { Area } from "../../definition/Area.ts"
import { areaCode, areaKey, type AreaByKind } from "../../definition/areaKey.ts"
import { areaText } from "../../definition/areaKinds.ts"
import { groupBy } from "../../shared/groupBy.ts"
import { disambiguatePlaceChoices } from "./disambiguatePlaceChoices.ts"
import type { PlaceChoice } from "./Place.ts"
import type { PlaceName } from "../placeName.ts"
import { districtPlaceName } from "./districtName.ts"
import { Places } from "./Places.ts"

type Named = readonly [key: string, name: PlaceName]

/** Returns whether an area's name can't be derived from its code. */
const isCoded = (area: Area): area is AreaByKind<"county" | "metroArea"> =>
  area.kind === "county" || area.kind === "metroArea"

/** Returns whether an area shows only its code until `findPlaceNames` has looked up its name. */
export const needsNameLookup: (area: Area) => boolean = isCoded

/** Returns the name derived from a state or district code; null for all other areas. */
export const codePlaceName = (area: Area): PlaceName | null => {
  switch (area.kind) {
    case "state":
      return { name: areaText(area), place: "" }
    case "congressionalDistrict":
      return districtPlaceName(area.district)
    default:
      return null
  }
}

const namedByCode = (area: Area): ReadonlyArray<Named> => {
  const name = codePlaceName(area)
  return name === null ? [] : [[areaKey(area), name]]
}

/** Returns a picker place's name with its area key. */
export const toAreaNameEntry = ({ area, name, state }: PlaceChoice): Named => [
  areaKey(area),
  area.kind === "city"
    ? // As an area says it: two Springfields are two cities.
      { name: areaText(area), place: "" }
    : { name, place: area.kind === "county" || area.kind === "congressionalDistrict" ? state : "" },
]

/** Returns the first two digits of a county's code, which identify its state. */
const stateDigits = ({ county }: AreaByKind<"county">): string => county.slice(0, 2)

/**
 * Finds the names of counties, metro areas, districts, and states, by area key; a county or metro area that doesn't
 * exist has no name. Counties cost two requests per state, no matter how many there are; districts and states don't
 * need any.
 */
export const findPlaceNames = Effect.fn("findPlaceNames")(function* (areas: ReadonlyArray<Area>) {
  const places = yield* Places
  const coded = areas.filter(isCoded)
  const named = (area: (typeof coded)[number]) =>
    places.area(area.kind, areaCode(area)).pipe(
      Effect.map(({ name, place }): Named => [areaKey(area), { name, place }]),
      Effect.catchTag("NotFound", () => Effect.succeed(null)),
    )
  const ofState = Effect.fnUntraced(function* ([first]: ReadonlyArray<AreaByKind<"county">>) {
    const found = first === undefined ? null : yield* named(first)
    if (found === null) return []
    return [found, ...disambiguatePlaceChoices(yield* places.counties(found[1].place)).map(toAreaNameEntry)]
  })
  const counties = coded.filter((area) => area.kind === "county")
  const others = coded.filter((area) => area.kind !== "county")
  const together = { concurrency: 4 }
  const [ofCounties, ofOthers] = yield* Effect.all([
    Effect.forEach(groupBy(counties, stateDigits).values(), ofState, together),
    Effect.forEach(others, named, together),
  ])
  return new Map<string, PlaceName>([
    ...areas.flatMap(namedByCode),
    ...ofCounties.flat(),
    ...ofOthers.filter((found) => found !== null),
  ])
})
