import { AREA_KINDS } from "../glossary/areaKinds.ts"
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
  /** The code of an area as files know it. */
  readonly code: (area: A) => string
  /** An area as people write it. */
  readonly text: (area: A) => string
  /** Whether the text says nothing but a code, which wants the name of the kind before it. */
  readonly isBareCode: boolean
  /** An area in the one way to write it, its keys in the order of the schema. */
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
const coded = <A extends Area>(code: (area: A) => string, canonical: (area: A) => A): AreaKindRow<A> => ({
  code,
  text: code,
  isBareCode: true,
  canonical,
  isDated: false,
})

/** '606141234' as '60614-1234'. */
const parted = (code: string, at: number, by: string): string => `${code.slice(0, at)}${by}${code.slice(at)}`

/** Every kind of area: a new one is a row here, and its name one of the glossary. */
const ROWS: { readonly [Kind in AreaKind]: AreaKindRow<AreaOfKind<Kind>> } = {
  zip: coded(
    ({ zip }) => zip,
    ({ kind, zip, excluded }) => ({ kind, zip, excluded }),
  ),
  zip4: {
    ...coded(
      ({ zip4 }) => zip4,
      ({ kind, zip4, excluded }) => ({ kind, zip4, excluded }),
    ),
    text: ({ zip4 }) => parted(zip4, 5, "-"),
  },
  carrierRoute: {
    ...coded(
      ({ carrierRoute }) => carrierRoute,
      ({ kind, carrierRoute, excluded }) => ({ kind, carrierRoute, excluded }),
    ),
    text: ({ carrierRoute }) => parted(carrierRoute, 5, " "),
  },
  scf: coded(
    ({ scf }) => scf,
    ({ kind, scf, excluded }) => ({ kind, scf, excluded }),
  ),
  city: {
    ...coded(
      ({ state, city }) => `${state}:${cityName(city)}`,
      ({ kind, state, city, excluded }) => ({ kind, state, city: cityName(city), excluded }),
    ),
    text: ({ state, city }) => `${city}, ${state}`,
    isBareCode: false,
  },
  county: coded(
    ({ county }) => county,
    ({ kind, county, excluded }) => ({ kind, county, excluded }),
  ),
  metroArea: {
    ...coded(
      ({ metroArea }) => metroArea,
      ({ kind, metroArea, excluded }) => ({ kind, metroArea, excluded }),
    ),
    isDated: true,
  },
  congressionalDistrict: {
    ...coded(
      ({ district }) => district,
      ({ kind, district, excluded }) => ({ kind, district, excluded }),
    ),
    text: ({ district }) => parted(district, 2, "-"),
    isDated: true,
  },
  state: {
    ...coded(
      ({ state }) => state,
      ({ kind, state, excluded }) => ({ kind, state, excluded }),
    ),
    isBareCode: false,
  },
  nation: {
    ...coded(
      () => "1",
      ({ kind, excluded }) => ({ kind, excluded }),
    ),
    text: () => AREA_KINDS.nation.label,
    isBareCode: false,
  },
  postalCode: {
    ...coded(
      ({ postalCode }) => postalCode,
      ({ kind, postalCode, excluded }) => ({ kind, postalCode, excluded }),
    ),
    text: ({ postalCode }) => (postalCode.length === 6 ? parted(postalCode, 3, " ") : postalCode),
    isBareCode: false,
  },
  radius: {
    code: ({ longitude, latitude, miles, withinState, granularity }) => {
      const within = withinState === null ? "" : `:${withinState}`
      return `${pointCode([longitude, latitude])}:${shortNumber(miles)}${within}${madeOf(granularity)}`
    },
    text: ({ miles, name }) => `${miles} ${miles === 1 ? "mile" : "miles"} around ${name}`,
    isBareCode: false,
    canonical: ({ kind, name, longitude, latitude, miles, withinState, granularity, excluded }) => ({
      kind,
      name,
      longitude: short(longitude),
      latitude: short(latitude),
      miles: short(miles),
      withinState,
      granularity,
      excluded,
    }),
    isDated: false,
  },
  closest: {
    code: ({ longitude, latitude, quantity }) => `${pointCode([longitude, latitude])}:${quantity}`,
    text: ({ quantity, name }) => `${quantity.toLocaleString("en-US")} records closest to ${name}`,
    isBareCode: false,
    canonical: ({ kind, name, longitude, latitude, quantity, excluded }) => ({
      kind,
      name,
      longitude: short(longitude),
      latitude: short(latitude),
      quantity,
      excluded,
    }),
    isDated: false,
  },
  polygon: {
    code: ({ points, granularity }) => points.map(pointCode).join("|") + madeOf(granularity),
    text: ({ points, name }) => (name === "" ? `Polygon of ${points.length} points` : name),
    isBareCode: false,
    canonical: ({ kind, name, points, granularity, excluded }) => ({
      kind,
      name,
      points: points.map(([longitude, latitude]): Point => [short(longitude), short(latitude)]),
      granularity,
      excluded,
    }),
    isDated: false,
  },
  savedCount: coded(
    ({ savedCount }) => savedCount,
    ({ kind, savedCount, excluded }) => ({ kind, savedCount, excluded }),
  ),
}

/**
 * The code of an area as people and files know it: '60614', '606141234', '60614C001', '606', 'IL:Chicago', '17031',
 * '-87.63:41.88:20' (longitude, latitude, miles or records), a polygon's points joined by '|'.
 */
export const areaCode = <Kind extends AreaKind>(area: AreaOfKind<Kind>): string => ROWS[area.kind].code(area)

/** An area as people write it: '60614', '60614-1234', '60614 C001', 'Chicago, IL', '20 miles around 350 Fifth Ave'. */
export const areaText = <Kind extends AreaKind>(area: AreaOfKind<Kind>): string => ROWS[area.kind].text(area)

/** An area in the one way to write it. */
export const canonicalArea = <Kind extends AreaKind>(area: AreaOfKind<Kind>): AreaOfKind<Kind> =>
  ROWS[area.kind].canonical(area)

/** What one or several areas of a kind are called in a sentence: 'carrier route', 'carrier routes'. */
export const areasName = (kind: AreaKind, count: number): string =>
  count === 1 ? AREA_KINDS[kind].one : AREA_KINDS[kind].several

/** Whether an area's text is a code, which says nothing without the name of its kind. */
export const isBareCode = (kind: AreaKind): boolean => ROWS[kind].isBareCode

/** Whether areas of a kind are drawn anew from time to time, by the Congress or the Census. */
export const isDated = (kind: AreaKind): boolean => ROWS[kind].isDated
