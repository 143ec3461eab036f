import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { shortNumber } from "../shared/shortNumber.ts"
import type { Area } from "./Area.ts"
import { areaCode, type AreaKind, type AreaOfKind } from "./areaKey.ts"
import type { Point } from "./AreaShape.ts"
import { cityName } from "./cityName.ts"

/** What holds for all areas of a kind. */
interface AreaKindRow<A extends Area> {
  /** An area as people write it. */
  readonly text: (area: A) => string
  /** Whether the text says nothing but a code, which wants the name of the kind before it. */
  readonly isBareCode: boolean
  /** An area in the one way to write it, its keys in the order of the schema. */
  readonly canonical: (area: A) => A
  /** Whether the areas are drawn anew from time to time, so that people must know of when they are. */
  readonly isDated: boolean
}

/** A number as its area's code has it: 12 decimals are kept of the smallest ones, and -0 is 0. */
const short = (n: number): number => Number(shortNumber(n))

/** Of kinds whose areas are codes of their own. */
const coded = <A extends Area>(canonical: (area: A) => A): AreaKindRow<A> => ({
  text: (area: Area) => areaCode(area),
  isBareCode: true,
  canonical,
  isDated: false,
})

/** '606141234' as '60614-1234'. */
const parted = (code: string, at: number, by: string): string => `${code.slice(0, at)}${by}${code.slice(at)}`

/** Every kind of area: a new one is a row here, and its name one of the glossary. */
const ROWS: { readonly [Kind in AreaKind]: AreaKindRow<AreaOfKind<Kind>> } = {
  zip: coded(({ kind, zip, excluded }) => ({ kind, zip, excluded })),
  zip4: {
    ...coded(({ kind, zip4, excluded }) => ({ kind, zip4, excluded })),
    text: ({ zip4 }) => parted(zip4, 5, "-"),
  },
  carrierRoute: {
    ...coded(({ kind, carrierRoute, excluded }) => ({ kind, carrierRoute, excluded })),
    text: ({ carrierRoute }) => parted(carrierRoute, 5, " "),
  },
  scf: coded(({ kind, scf, excluded }) => ({ kind, scf, excluded })),
  city: {
    ...coded(({ kind, state, city, excluded }) => ({ kind, state, city: cityName(city), excluded })),
    text: ({ state, city }) => `${city}, ${state}`,
    isBareCode: false,
  },
  county: coded(({ kind, county, excluded }) => ({ kind, county, excluded })),
  metroArea: {
    ...coded(({ kind, metroArea, excluded }) => ({ kind, metroArea, excluded })),
    isDated: true,
  },
  congressionalDistrict: {
    ...coded(({ kind, district, excluded }) => ({ kind, district, excluded })),
    text: ({ district }) => parted(district, 2, "-"),
    isDated: true,
  },
  state: {
    ...coded(({ kind, state, excluded }) => ({ kind, state, excluded })),
    isBareCode: false,
  },
  nation: {
    ...coded(({ kind, excluded }) => ({ kind, excluded })),
    text: () => AREA_KINDS.nation.label,
    isBareCode: false,
  },
  postalCode: {
    ...coded(({ kind, postalCode, excluded }) => ({ kind, postalCode, excluded })),
    text: ({ postalCode }) => (postalCode.length === 6 ? parted(postalCode, 3, " ") : postalCode),
    isBareCode: false,
  },
  radius: {
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
  savedCount: coded(({ kind, savedCount, excluded }) => ({ kind, savedCount, excluded })),
}

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
