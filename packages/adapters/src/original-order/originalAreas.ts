import { Area, areaKey, CombinationOperation, geoTypes } from "@listwright/domain/definition"
import { areaOfCode, geoTypeOfAreas, type ZipType } from "@listwright/domain/geography"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import { itemShape } from "./itemShape.ts"
import { areaOfShape } from "./shapeOfText.ts"

/**
 * Returns the type of a code on the ZIP page, by its form: 5 digits, 9 digits, or a ZIP Code and a route. null: it
 * has another form.
 */
export const zipTypeOfCode = (code: string): Exclude<ZipType, "plainZip"> | null => {
  if (Schema.is(Zip)(code)) return "zip"
  if (Schema.is(Zip4)(code)) return "zip4"
  return Schema.is(CarrierRoute)(code) ? "carrierRoute" : null
}

const isArea = Schema.is(Area)
/** Rejects an area whose code has the wrong form. */
const checked = (area: unknown): Option.Option<Area> => (isArea(area) ? Option.some(area) : Option.none())

/** The sections of the ZIP page write one type; an order may be loaded with the others. */
const zipPageArea = (written: string, excluded: boolean): Option.Option<Area> => {
  const code = written.replace("-", "").toUpperCase()
  const zipType = zipTypeOfCode(code)
  return zipType === null
    ? checked({ kind: "postalCode", postalCode: code.replace(" ", ""), excluded })
    : Option.some({ ...areaOfCode(zipType, code), excluded })
}

/** 'IL:Chicago', as `areaCode` writes it; without that code the name and state of a city, as GetCitiesByState gives them. */
const cityArea = (
  code: string,
  { CityName, StateCode }: OrderGeo,
  excluded: boolean,
): Option.Option<Area> => {
  if (CityName && StateCode && !code.startsWith(`${StateCode}:`))
    return checked({ kind: "city", state: StateCode, city: CityName, excluded })
  const [state, ...city] = code.split(":")
  return checked({ kind: "city", state, city: city.join(":"), excluded })
}

const COMBINATION_CODE = new RegExp(`^(${CombinationOperation.literals.join("|")}):`)

/** Tells whether a geography item names a combination, which the original contract has no form for. */
export const isCombinationCode = (code: string): boolean => COMBINATION_CODE.test(code)

/** The form that `areaCode` writes. */
const LOCATIONS_CODE = /^[0-9a-f]{64}(:sameState)?$/

/** Tells whether a geography item names a file of locations, which the original contract has no form for. */
export const isLocationsCode = (code: string): boolean => LOCATIONS_CODE.test(code)

/** The shape that an item names by its code alone; the name of it is that of its address. */
const shapeArea = (geo: OrderGeo, excluded: boolean): Option.Option<Area> => {
  const read = itemShape(geo)
  if (read === null) return Option.none()
  const { granularity = "standard", isMadeOfZips, shape, withinState = null } = read
  const madeOf = isMadeOfZips ? "zip" : granularity
  return checked(areaOfShape(shape, { name: "", line: null, withinState, granularity: madeOf, excluded }))
}

/** The area that a geography item names by its code; a shape has its name from its address, which `areasOfOriginal` reads. */
export const areaOfGeo = (geo: OrderGeo): Option.Option<Area> => {
  const { GeoType, GeoKeyCode, IsExcluded } = geo
  const code = GeoKeyCode.trim()
  const excluded = IsExcluded ?? false
  switch (geoTypes.decode(GeoType)) {
    case "zip":
    case "zipRange":
    case "zipUpload":
    case "zipMap":
      return zipPageArea(code, excluded)
    case "scf":
      return checked({ kind: "scf", scf: code, excluded })
    case "city":
      return cityArea(code, geo, excluded)
    case "county":
      return checked({ kind: "county", county: code, excluded })
    case "metroArea":
      return checked({ kind: "metroArea", metroArea: code, excluded })
    case "congressionalDistrict":
      return checked({ kind: "congressionalDistrict", district: code, excluded })
    case "state":
      return checked({ kind: "state", state: code, excluded })
    case "country":
    case "nationwide":
      return Option.some({ kind: "nation", excluded })
    case "multiCount":
      return isCombinationCode(code)
        ? Option.none()
        : checked({ kind: "savedCount", savedCount: code, excluded })
    case "radius":
    case "zipRadius":
    case "closest":
    case "polygon":
    case "multiRadius":
    case "multiClosest":
    case "multiRadiusAroundAddress":
    case "multiZipRadius":
      return shapeArea(geo, excluded)
    case "multiGeo":
    case undefined:
      return Option.none()
  }
}

/**
 * The domain's key of a geography item; null when it is of no kind that a client can read. Combinations and files of
 * locations have no form in an order that is sent, but a counted order names them by their codes.
 */
export const areaKeyOfGeo = (geo: OrderGeo): string | null => {
  const code = geo.GeoKeyCode.trim()
  if (isLocationsCode(code)) return `locations:${code}`
  return geoTypes.decode(geo.GeoType) === "multiCount" && isCombinationCode(code)
    ? `combination:${code}`
    : Option.getOrNull(Option.map(areaOfGeo(geo), areaKey))
}

/** The geography type of one item. */
export const geoTypeOfItem = (area: Area): number =>
  geoTypes.encode(geoTypeOfAreas([{ ...area, excluded: false }]))

/** ZipType of an order: 2 ZIP+4, 3 carrier routes, 1 otherwise. */
export const zipTypeOfAreas = (areas: ReadonlyArray<Area>): number => {
  const kinds = new Set(areas.map((area) => area.kind))
  if (kinds.size !== 1) return 1
  return kinds.has("zip4") ? 2 : kinds.has("carrierRoute") ? 3 : 1
}
