import type { geoTypesReading } from "../../shared/readings.ts"
import type { GeoType } from "../../definition/GeoType.ts"

export type GeoTypesReading = (typeof geoTypesReading.options)[number]

/** The geography types that each screen sets: first in the order model (A), then in the overview screens (B). */
const SCREENS = {
  zip: ["zip", "zip"],
  range: ["zipRange", "zip"],
  paste: ["zipUpload", "zip"],
  map: ["zipMap", "zip"],
  zipMap: ["zipMap", "zipMap"],
  zipRadius: ["zipRadius", "multiZipRadius"],
  city: ["city", "city"],
  state: ["state", "state"],
  county: ["county", "county"],
  radius: ["radius", "multiRadiusAroundAddress"],
  singleRadius: ["radius", "radius"],
  polygon: ["polygon", "polygon"],
  closest: ["closest", "closest"],
  multiClosest: ["multiClosest", "multiClosest"],
  scf: ["scf", "scf"],
  metroArea: ["metroArea", "metroArea"],
  congressionalDistrict: ["congressionalDistrict", "congressionalDistrict"],
  totalUS: ["nationwide", "nationwide"],
  multiGeo: ["multiGeo", "multiGeo"],
  multiSavedCount: ["multiCount", "multiCount"],
} as const satisfies Record<string, readonly [GeoType, GeoType]>

export type GeoScreen = keyof typeof SCREENS

/** Returns whether a string is the name of a geography screen. */
export const isGeoScreen = (name: string): name is GeoScreen => Object.hasOwn(SCREENS, name)

/** Returns the geography type of an area chosen on a screen. */
export const screenGeoType = (screen: GeoScreen, reading: GeoTypesReading): GeoType =>
  SCREENS[screen][reading === "A" ? 0 : 1]
