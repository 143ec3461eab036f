import { Effect } from "effect"
import type { Area } from "../../definition/Area.ts"
import { areaCode, areaKey, type AreaOfKind } from "../../definition/areaKey.ts"
import { areaText } from "../../definition/areaKinds.ts"
import { grouped } from "../../shared/grouped.ts"
import { choicesApart } from "./choicesApart.ts"
import type { PlaceChoice } from "./Place.ts"
import type { PlaceName } from "../placeName.ts"
import { districtPlace } from "./districtName.ts"
import { Places } from "./Places.ts"

type Named = readonly [key: string, name: PlaceName]

/** Areas whose codes don't tell their names. */
const isCoded = (area: Area): area is AreaOfKind<"county" | "metroArea"> =>
  area.kind === "county" || area.kind === "metroArea"

/** Tells whether an area shows only a code until `placeNames` has asked for its name. */
export const wantsName: (area: Area) => boolean = isCoded

/** The name that the code of a state or district tells; null for all other areas. */
export const nameOfCode = (area: Area): PlaceName | null => {
  switch (area.kind) {
    case "state":
      return { name: areaText(area), place: "" }
    case "congressionalDistrict":
      return districtPlace(area.district)
    default:
      return null
  }
}

const namedByCode = (area: Area): ReadonlyArray<Named> => {
  const name = nameOfCode(area)
  return name === null ? [] : [[areaKey(area), name]]
}

/** Returns the name of a place in a picker. */
export const nameOfChoice = ({ area, name, state }: PlaceChoice): Named => [
  areaKey(area),
  area.kind === "city"
    ? // As an area says it: two Springfields are two cities.
      { name: areaText(area), place: "" }
    : { name, place: area.kind === "county" || area.kind === "congressionalDistrict" ? state : "" },
]

/** Returns the first two digits of a county, which identify its state. */
const stateDigits = ({ county }: AreaOfKind<"county">): string => county.slice(0, 2)

/**
 * Finds the names of counties, metro areas, districts and states, by the keys of the areas; a county or metro area
 * that doesn't exist has no name. Counties cost two requests per state, however many there are; districts and states
 * don't need any.
 */
export const placeNames = Effect.fn("placeNames")(function* (areas: ReadonlyArray<Area>) {
  const places = yield* Places
  const coded = areas.filter(isCoded)
  const named = (area: (typeof coded)[number]) =>
    places.area(area.kind, areaCode(area)).pipe(
      Effect.map(({ name, place }): Named => [areaKey(area), { name, place }]),
      Effect.catchTag("NotFound", () => Effect.succeed(null)),
    )
  const ofState = Effect.fnUntraced(function* ([first]: ReadonlyArray<AreaOfKind<"county">>) {
    const found = first === undefined ? null : yield* named(first)
    if (found === null) return []
    return [found, ...choicesApart(yield* places.counties(found[1].place)).map(nameOfChoice)]
  })
  const counties = coded.filter((area) => area.kind === "county")
  const others = coded.filter((area) => area.kind !== "county")
  const together = { concurrency: 4 }
  const [ofCounties, ofOthers] = yield* Effect.all([
    Effect.forEach(grouped(counties, stateDigits).values(), ofState, together),
    Effect.forEach(others, named, together),
  ])
  return new Map<string, PlaceName>([
    ...areas.flatMap(namedByCode),
    ...ofCounties.flat(),
    ...ofOthers.filter((found) => found !== null),
  ])
})
