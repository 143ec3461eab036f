import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { AREA_KINDS, CANADIAN_AREA_KINDS } from "../glossary/areaKinds.ts"
import type { Country } from "../shared/Country.ts"
import { milesText } from "../shared/milesText.ts"
import { postalCodeText } from "../shared/PostalCode.ts"
import { stateCountry } from "../shared/addresses/provinces.ts"
import { regionName } from "../shared/addresses/regionName.ts"
import type { Area } from "./Area.ts"
import { areaCode, type AreaKind, type AreaByKind } from "./areaKey.ts"

/** Properties shared by all areas of a kind. */
interface AreaKindRow<A extends Area> {
  /** Formats an area the way people write it. */
  readonly text: (area: A) => string
  /** True if the text is only a code and needs the name of the kind in front of it. */
  readonly isBareCode: boolean
  /** True if the areas are redrawn from time to time and are shown with their date. */
  readonly isDated: boolean
}

/** The defaults for kinds whose areas are codes. */
const CODED = {
  text: (area: Area) => areaCode(area),
  isBareCode: true,
  isDated: false,
}

/** Inserts a separator into a code: '606141234' becomes '60614-1234'. */
const parted = (code: string, at: number, by: string): string => `${code.slice(0, at)}${by}${code.slice(at)}`

const combinationText = ({ k, operation, savedCounts }: AreaByKind<"combination">): string => {
  const count = savedCounts.length
  switch (operation) {
    case "union":
      return `In any of ${count} saved counts`
    case "intersect":
      return count === 2 ? "In both saved counts" : `In all of ${count} saved counts`
    case "minus":
      return count === 2
        ? "In one saved count but not in another"
        : `In one saved count but not in ${count - 1} others`
    case "exactly":
      return `In exactly ${k} of ${count} saved counts`
  }
}

/** Names the place at a shape's center: 'Downtown store (Chicago, IL 60614)'. */
export const centerName = ({ address, name }: { readonly address?: string; readonly name: string }): string =>
  address === undefined ? name : `${name} (${address})`

/** Every kind of area. To add one, add a row here and a name to the glossary. */
const ROWS: { readonly [Kind in AreaKind]: AreaKindRow<AreaByKind<Kind>> } = {
  zip: CODED,
  zip4: {
    ...CODED,
    text: ({ zip4 }) => parted(zip4, 5, "-"),
  },
  carrierRoute: {
    ...CODED,
    text: ({ carrierRoute }) => parted(carrierRoute, 5, " "),
  },
  scf: CODED,
  city: {
    ...CODED,
    text: ({ state, city }) => `${city}, ${state}`,
    isBareCode: false,
  },
  county: CODED,
  metroArea: {
    ...CODED,
    isDated: true,
  },
  congressionalDistrict: {
    ...CODED,
    text: ({ district }) => parted(district, 2, "-"),
    isDated: true,
  },
  state: {
    ...CODED,
    text: ({ state }) => regionName(state) ?? state,
    isBareCode: false,
  },
  nation: {
    ...CODED,
    text: () => AREA_KINDS.nation.label,
    isBareCode: false,
  },
  postalCode: {
    ...CODED,
    text: ({ postalCode }) => postalCodeText(postalCode),
    isBareCode: false,
  },
  radius: {
    text: (area) => `${milesText(area.miles)} around ${centerName(area)}`,
    isBareCode: false,
    isDated: false,
  },
  locations: {
    text: ({ locations, name }) =>
      `${formatWholeNumber(locations)} ${locations === 1 ? "location" : "locations"} from ${name}`,
    isBareCode: false,
    isDated: false,
  },
  closest: {
    text: (area) => `${formatWholeNumber(area.quantity)} closest to ${centerName(area)}`,
    isBareCode: false,
    isDated: false,
  },
  polygon: {
    text: ({ points, name }) => (name === "" ? `Polygon with ${points.length} points` : name),
    isBareCode: false,
    isDated: false,
  },
  savedCount: CODED,
  combination: {
    ...CODED,
    text: (area) => combinationText(area),
    isBareCode: false,
  },
}

/**
 * Formats an area the way people write it: '60614', '60614-1234', '60614 C001', 'Chicago, IL', 'Illinois', '20 mi
 * around 350 Fifth Ave'.
 */
export const areaText = <Kind extends AreaKind>(area: AreaByKind<Kind>): string => ROWS[area.kind].text(area)

const termOf = (kind: AreaKind, country: Country) => {
  switch (kind) {
    case "state":
    case "zip":
      return (country === "CA" ? CANADIAN_AREA_KINDS : AREA_KINDS)[kind]
    default:
      return AREA_KINDS[kind]
  }
}

/**
 * Returns the name of one or several areas of a kind for use in a sentence: 'carrier route', 'carrier routes'; in
 * Canada, 'provinces'.
 */
export const areaKindNoun = (kind: AreaKind, count: number, country: Country = "US"): string =>
  termOf(kind, country)[count === 1 ? "one" : "several"]

/** Returns the label of a kind of area for a value or heading: 'State'; in Canada, 'Province'. */
export const areaLabel = (kind: AreaKind, country: Country = "US"): string => termOf(kind, country).label

/**
 * Returns the country that determines what the areas are called: Canada if any of them is Canadian, otherwise the
 * United States.
 */
export const inferCountry = (areas: ReadonlyArray<Area>): Country =>
  areas.some(
    (area) =>
      area.kind === "postalCode" ||
      ((area.kind === "state" || area.kind === "city") && stateCountry(area.state) === "CA"),
  )
    ? "CA"
    : "US"

/** Returns whether the text for areas of a kind is only a code, which is meaningless without the name of the kind. */
export const isCodeOnly = (kind: AreaKind): boolean => ROWS[kind].isBareCode

/** Returns whether areas of a kind are redrawn from time to time, by Congress or the Census Bureau. */
export const isPeriodicallyRedrawn = (kind: AreaKind): boolean => ROWS[kind].isDated
