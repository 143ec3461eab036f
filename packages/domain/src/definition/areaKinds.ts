import { shortNumber } from "../shared/shortNumber.ts"
import type { Area } from "./Area.ts"
import type { Granularity, Point } from "./AreaShape.ts"
import { cityName } from "./cityName.ts"

/** What an area is: a ZIP Code, a county, a radius. */
export type AreaKind = Area["kind"]

type AreaOfKind<Kind extends AreaKind> = {
  [One in Kind]: { readonly kind: One } & Extract<Area, { readonly kind: One }>
}[Kind]

/** What holds for all areas of a kind. */
interface AreaKindRow<A extends Area> {
  /** What people call one of them, and several. */
  readonly name: readonly [one: string, several: string]
  /** The same where there is little room, as in a table. */
  readonly shortName: string
  /** The code of an area as files know it. */
  readonly code: (area: A) => string
  /** An area as people write it. */
  readonly text: (area: A) => string
  /** Whether the text says nothing but a code, which wants the name of the kind before it. */
  readonly isBareCode: boolean
  /** An area in the one way to write it; those that can be written in one way only are as they are. */
  readonly canonical: (area: A) => A
  /** Whether the areas are drawn anew from time to time, so that people must know of when they are. */
  readonly isDated: boolean
}

const pointCode = ([longitude, latitude]: Point): string =>
  `${shortNumber(longitude)}:${shortNumber(latitude)}`

/** Added only where it says something, so that plain shapes have plain codes. */
const madeOf = (granularity: Granularity): string => (granularity === "standard" ? "" : `:${granularity}`)

/** A number as its area's code has it: 12 decimals are kept of the smallest ones, and -0 is 0. */
const short = (n: number): number => Number(shortNumber(n))

/** Of kinds whose areas are codes of their own. */
const coded = <A extends Area>(
  name: readonly [one: string, several: string],
  shortName: string,
  code: (area: A) => string,
): AreaKindRow<A> => ({
  name,
  shortName,
  code,
  text: code,
  isBareCode: true,
  canonical: (area) => area,
  isDated: false,
})

/** '606141234' as '60614-1234'. */
const parted = (code: string, at: number, by: string): string => `${code.slice(0, at)}${by}${code.slice(at)}`

/** Every kind of area: a new one is a row here. */
const AREA_KINDS: { readonly [Kind in AreaKind]: AreaKindRow<AreaOfKind<Kind>> } = {
  zip: coded(["ZIP Code", "ZIP Codes"], "ZIP", ({ zip }) => zip),
  zip4: {
    ...coded(["ZIP+4 code", "ZIP+4 codes"], "ZIP+4", ({ zip4 }) => zip4),
    text: ({ zip4 }) => parted(zip4, 5, "-"),
  },
  carrierRoute: {
    ...coded(["carrier route", "carrier routes"], "Route", ({ carrierRoute }) => carrierRoute),
    text: ({ carrierRoute }) => parted(carrierRoute, 5, " "),
  },
  scf: coded(["SCF", "SCFs"], "SCF", ({ scf }) => scf),
  city: {
    ...coded(["city", "cities"], "City", ({ state, city }) => `${state}:${cityName(city)}`),
    text: ({ state, city }) => `${city}, ${state}`,
    isBareCode: false,
    canonical: (area) => ({ ...area, city: cityName(area.city) }),
  },
  county: coded(["county", "counties"], "County", ({ county }) => county),
  metroArea: {
    ...coded(["metro area", "metro areas"], "Metro", ({ metroArea }) => metroArea),
    isDated: true,
  },
  congressionalDistrict: {
    ...coded(["congressional district", "congressional districts"], "District", ({ district }) => district),
    text: ({ district }) => parted(district, 2, "-"),
    isDated: true,
  },
  state: { ...coded(["state", "states"], "State", ({ state }) => state), isBareCode: false },
  nation: {
    ...coded(["nation", "nations"], "Nation", () => "1"),
    text: () => "Nationwide",
    isBareCode: false,
  },
  postalCode: {
    ...coded(["postal code", "postal codes"], "Postal code", ({ postalCode }) => postalCode),
    text: ({ postalCode }) => (postalCode.length === 6 ? parted(postalCode, 3, " ") : postalCode),
    isBareCode: false,
  },
  radius: {
    name: ["radius", "radiuses"],
    shortName: "Radius",
    code: ({ longitude, latitude, miles, withinState, granularity }) => {
      const within = withinState === null ? "" : `:${withinState}`
      return `${pointCode([longitude, latitude])}:${shortNumber(miles)}${within}${madeOf(granularity)}`
    },
    text: ({ miles, name }) => `${miles} ${miles === 1 ? "mile" : "miles"} around ${name}`,
    isBareCode: false,
    canonical: (area) => ({
      ...area,
      longitude: short(area.longitude),
      latitude: short(area.latitude),
      miles: short(area.miles),
    }),
    isDated: false,
  },
  closest: {
    name: ["closest-records search", "closest-records searches"],
    shortName: "Closest",
    code: ({ longitude, latitude, quantity }) => `${pointCode([longitude, latitude])}:${quantity}`,
    text: ({ quantity, name }) => `${quantity.toLocaleString("en-US")} records closest to ${name}`,
    isBareCode: false,
    canonical: (area) => ({ ...area, longitude: short(area.longitude), latitude: short(area.latitude) }),
    isDated: false,
  },
  polygon: {
    name: ["polygon", "polygons"],
    shortName: "Polygon",
    code: ({ points, granularity }) => points.map(pointCode).join("|") + madeOf(granularity),
    text: ({ points, name }) => (name === "" ? `Polygon of ${points.length} points` : name),
    isBareCode: false,
    canonical: (area) => ({
      ...area,
      points: area.points.map(([longitude, latitude]): Point => [short(longitude), short(latitude)]),
    }),
    isDated: false,
  },
  savedCount: coded(["saved count", "saved counts"], "Saved count", ({ savedCount }) => savedCount),
}

/**
 * The code of an area as people and files know it: '60614', '606141234', '60614C001', '606', 'IL:Chicago', '17031',
 * '-87.63:41.88:20' (longitude, latitude, miles or records), a polygon's points joined by '|'.
 */
export const areaCode = <Kind extends AreaKind>(area: AreaOfKind<Kind>): string =>
  AREA_KINDS[area.kind].code(area)

/** An area as people write it: '60614', '60614-1234', '60614 C001', 'Chicago, IL', '20 miles around 350 Fifth Ave'. */
export const areaText = <Kind extends AreaKind>(area: AreaOfKind<Kind>): string =>
  AREA_KINDS[area.kind].text(area)

/** An area in the one way to write it. */
export const canonicalArea = <Kind extends AreaKind>(area: AreaOfKind<Kind>): AreaOfKind<Kind> =>
  AREA_KINDS[area.kind].canonical(area)

/** What several areas of one kind are called: '6 ZIP Codes' has `areasName("zip", 6)`. */
export const areasName = (kind: AreaKind, count: number): string => AREA_KINDS[kind].name[count === 1 ? 0 : 1]

/** What an area of a kind is called where there is little room. */
export const areaShortName = (kind: AreaKind): string => AREA_KINDS[kind].shortName

/** Whether an area's text is a code, which says nothing without the name of its kind. */
export const isBareCode = (kind: AreaKind): boolean => AREA_KINDS[kind].isBareCode

/** Whether areas of a kind are drawn anew from time to time, by the Congress or the Census. */
export const isDated = (kind: AreaKind): boolean => AREA_KINDS[kind].isDated
