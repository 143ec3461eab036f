import { shortNumber } from "../shared/shortNumber.ts"
import type { Area } from "./Area.ts"
import type { Granularity, Point } from "./AreaShape.ts"
import { cityName } from "./cityName.ts"
import { sortCombinedCounts } from "./Combination.ts"

/** An area's kind, such as a ZIP Code, a county, or a radius. */
export type AreaKind = Area["kind"]

/** The areas of one kind. */
export type AreaByKind<Kind extends AreaKind> = {
  [One in Kind]: { readonly kind: One } & Extract<Area, { readonly kind: One }>
}[Kind]

const pointCode = ([longitude, latitude]: Point): string =>
  `${shortNumber(longitude)}:${shortNumber(latitude)}`

/**
 * Returns the suffix for the units that a shape is made of; empty for the standard unit, which keeps the codes of plain
 * shapes plain.
 */
const madeOf = (granularity: Granularity): string => (granularity === "standard" ? "" : `:${granularity}`)

/**
 * The code of each kind of area. It's kept apart from the kinds' other properties because every page needs the codes of
 * the areas that it receives.
 */
const CODES: { readonly [Kind in AreaKind]: (area: AreaByKind<Kind>) => string } = {
  zip: ({ zip }) => zip,
  zip4: ({ zip4 }) => zip4,
  carrierRoute: ({ carrierRoute }) => carrierRoute,
  scf: ({ scf }) => scf,
  city: ({ state, city }) => `${state}:${cityName(city)}`,
  county: ({ county }) => county,
  metroArea: ({ metroArea }) => metroArea,
  congressionalDistrict: ({ district }) => district,
  state: ({ state }) => state,
  nation: () => "1",
  postalCode: ({ postalCode }) => postalCode,
  radius: ({ longitude, latitude, miles, withinState, granularity }) => {
    const within = withinState === null ? "" : `:${withinState}`
    return `${pointCode([longitude, latitude])}:${shortNumber(miles)}${within}${madeOf(granularity)}`
  },
  locations: ({ file, sameState }) => (sameState ? `${file}:sameState` : file),
  closest: ({ longitude, latitude, quantity }) => `${pointCode([longitude, latitude])}:${quantity}`,
  polygon: ({ points, granularity }) => points.map(pointCode).join("|") + madeOf(granularity),
  savedCount: ({ savedCount }) => savedCount,
  combination: ({ operation, k, savedCounts }) =>
    `${operation}${k === null ? "" : `:${k}`}:${sortCombinedCounts(operation, savedCounts).join("|")}`,
}

/**
 * Returns an area's code, as people and files write it: '60614', '606141234', '60614C001', '606', 'IL:Chicago',
 * '17031', '-87.63:41.88:20' (longitude, latitude, miles or records), or a polygon's points joined by '|'.
 */
export const areaCode = <Kind extends AreaKind>(area: AreaByKind<Kind>): string => CODES[area.kind](area)

/**
 * Returns an area's key, unique within a definition: 'zip:60614'. It's also the key for the area's quantities and
 * counts.
 */
export const areaKey = (area: Area): string => `${area.kind}:${areaCode(area)}`
