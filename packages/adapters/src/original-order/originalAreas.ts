import { Area, areaKey, CombinationOperation, geoTypes } from "@listwright/domain/definition"
import { codeToArea, inferGeoType, type ZipType } from "@listwright/domain/geography"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import { readItemShape } from "./readItemShape.ts"
import { areaFromShape } from "./parseShapeCode.ts"

/**
 * Returns the type of a ZIP page code by its format: 5 digits, 9 digits, or a ZIP Code and a route; null if it has
 * another format.
 */
export const detectZipType = (code: string): Exclude<ZipType, "plainZip"> | null => {
  if (Schema.is(Zip)(code)) return "zip"
  if (Schema.is(Zip4)(code)) return "zip4"
  return Schema.is(CarrierRoute)(code) ? "carrierRoute" : null
}

const isArea = Schema.is(Area)
/** Returns the area if its code is well-formed; otherwise none. */
const checked = (area: unknown): Option.Option<Area> => (isArea(area) ? Option.some(area) : Option.none())

/** Reads a ZIP page area. Each section uses codes of one type, but a loaded order may contain codes of the others. */
const zipPageArea = (written: string, excluded: boolean): Option.Option<Area> => {
  const code = written.replace("-", "").toUpperCase()
  const zipType = detectZipType(code)
  return zipType === null
    ? checked({ kind: "postalCode", postalCode: code.replace(" ", ""), excluded })
    : Option.some({ ...codeToArea(zipType, code), excluded })
}

/**
 * Reads a city from 'IL:Chicago', as `areaCode` produces it; without that code, from the name and state, as
 * GetCitiesByState returns them.
 */
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

/** Returns whether a geography item refers to a combination, which the original contract can't express. */
export const isCombinationCode = (code: string): boolean => COMBINATION_CODE.test(code)

/** Matches the code that `areaCode` produces for a location file. */
const LOCATIONS_CODE = /^[0-9a-f]{64}(:sameState)?$/

/** Returns whether a geography item refers to a location file, which the original contract can't express. */
export const isLocationsCode = (code: string): boolean => LOCATIONS_CODE.test(code)

/** Returns the shape specified by an item's code alone; its name comes from its address. */
const shapeArea = (geo: OrderGeo, excluded: boolean): Option.Option<Area> => {
  const read = readItemShape(geo)
  if (read === null) return Option.none()
  const { granularity = "standard", isMadeOfZips, shape, withinState = null } = read
  const madeOf = isMadeOfZips ? "zip" : granularity
  return checked(areaFromShape(shape, { name: "", line: null, withinState, granularity: madeOf, excluded }))
}

/**
 * Returns the area specified by a geography item's code; a shape's name comes from its address, which `readOriginalAreas`
 * reads.
 */
export const areaFromGeo = (geo: OrderGeo): Option.Option<Area> => {
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
 * Returns a geography item's domain key; null if clients can't read that kind of item. Combinations and location files
 * have no form in sent orders, but counted orders name them by code.
 */
export const areaKeyFromGeo = (geo: OrderGeo): string | null => {
  const code = geo.GeoKeyCode.trim()
  if (isLocationsCode(code)) return `locations:${code}`
  return geoTypes.decode(geo.GeoType) === "multiCount" && isCombinationCode(code)
    ? `combination:${code}`
    : Option.getOrNull(Option.map(areaFromGeo(geo), areaKey))
}

/** Returns an item's geography type. */
export const itemGeoType = (area: Area): number =>
  geoTypes.encode(inferGeoType([{ ...area, excluded: false }]))

/** Returns an order's ZipType: 2 for ZIP+4s, 3 for carrier routes, 1 otherwise. */
export const orderZipType = (areas: ReadonlyArray<Area>): number => {
  const kinds = new Set(areas.map((area) => area.kind))
  if (kinds.size !== 1) return 1
  return kinds.has("zip4") ? 2 : kinds.has("carrierRoute") ? 3 : 1
}
