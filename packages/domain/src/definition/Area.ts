import { Schema } from "effect"
import { POSTAL_CODE_PATTERN } from "../shared/PostalCode.ts"
import { CarrierRoute, Zip, Zip4 } from "../shared/Zip.ts"
import { CombinationOperation, MAX_COMBINED_COUNTS } from "./Combination.ts"
import {
  addressFields,
  AreaShapeName,
  Granularity,
  Latitude,
  Longitude,
  Point,
  RadiusMiles,
} from "./AreaShape.ts"
import { LocationFileHash, MAX_LOCATIONS } from "./LocationFile.ts"
import { StateCode } from "./StateCode.ts"

/** True if the area is excluded, which removes its records from all other areas. */
const excluded = { excluded: Schema.Boolean }

const code = (pattern: RegExp, message: string) => Schema.String.check(Schema.isPattern(pattern, { message }))

/** A five-digit ZIP Code. */
export const ZipArea = Schema.Struct({ kind: Schema.Literal("zip"), zip: Zip, ...excluded })
/** A nine-digit ZIP+4. */
export const Zip4Area = Schema.Struct({ kind: Schema.Literal("zip4"), zip4: Zip4, ...excluded })
/** A carrier route within its ZIP Code. */
export const CarrierRouteArea = Schema.Struct({
  kind: Schema.Literal("carrierRoute"),
  carrierRoute: CarrierRoute,
  ...excluded,
})
/** A sectional center facility, given by the first three digits of its ZIP Codes. */
export const ScfArea = Schema.Struct({
  kind: Schema.Literal("scf"),
  scf: code(/^\d{3}$/, "must be an SCF of 3 digits"),
  ...excluded,
})
/** A city within its state, since names repeat across states. Case and extra spaces don't matter; see `cityName`. */
export const CityArea = Schema.Struct({
  kind: Schema.Literal("city"),
  state: StateCode,
  city: code(/^(?=.{1,60}$).*\S/, "must be the name of a city, of at most 60 characters"),
  ...excluded,
})
/** A county by FIPS code; names aren't unique, even within a state. */
export const CountyArea = Schema.Struct({
  kind: Schema.Literal("county"),
  county: code(/^\d{5}$/, "must be a county of 5 digits (FIPS)"),
  ...excluded,
})
/** The counties around a large city, by its CBSA code. */
export const MetroArea = Schema.Struct({
  kind: Schema.Literal("metroArea"),
  metroArea: code(/^\d{5}$/, "must be a metro area of 5 digits (CBSA)"),
  ...excluded,
})
/** A congressional district, as delineated in the site's data. */
export const CongressionalDistrictArea = Schema.Struct({
  kind: Schema.Literal("congressionalDistrict"),
  district: code(/^[A-Z]{2}\d{2}$/, "must be a state and a district, like IL05"),
  ...excluded,
})
/** A state, the District of Columbia, or a province. */
export const StateArea = Schema.Struct({ kind: Schema.Literal("state"), state: StateCode, ...excluded })
/** The whole country ('Total USA'). */
export const NationArea = Schema.Struct({ kind: Schema.Literal("nation"), ...excluded })
/** A Canadian postal code ('M5V2T6') or its first half, a forward sortation area ('M5V'). */
export const PostalCodeArea = Schema.Struct({
  kind: Schema.Literal("postalCode"),
  postalCode: code(POSTAL_CODE_PATTERN, "must be a postal code, like M5V 2T6, or its first half"),
  ...excluded,
})

/** Everything within a number of miles of a point, inclusive. */
export const RadiusArea = Schema.Struct({
  kind: Schema.Literal("radius"),
  name: AreaShapeName,
  longitude: Longitude,
  latitude: Latitude,
  miles: RadiusMiles,
  /** The state to stay within ('Do not cross state lines'); null for no limit. */
  withinState: Schema.NullOr(StateCode),
  granularity: Granularity,
  ...addressFields,
  ...excluded,
})
/**
 * Everything within the radius of any location in an uploaded file; each location has its own radius. The file is
 * stored under the hash of its rows and only referenced here, so definitions stay small.
 */
export const LocationsArea = Schema.Struct({
  kind: Schema.Literal("locations"),
  /** The name of the uploaded file: 'stores.csv'. */
  name: AreaShapeName,
  file: LocationFileHash,
  /** The number of rows in the file. */
  locations: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_LOCATIONS },
      { message: `must be a number of locations from 1 to ${MAX_LOCATIONS}` },
    ),
  ),
  /** True if each radius stops at its state line ('Do not cross state lines'). */
  sameState: Schema.Boolean,
  ...excluded,
})
/** The `quantity` records nearest to a point; ties are ordered by person key. */
export const ClosestArea = Schema.Struct({
  kind: Schema.Literal("closest"),
  name: AreaShapeName,
  longitude: Longitude,
  latitude: Latitude,
  quantity: Schema.Int.check(
    Schema.isBetween({ minimum: 1, maximum: 100_000_000 }, { message: "must be a quantity of 1 or more" }),
  ),
  ...addressFields,
  ...excluded,
})
/** Everything within a closed outline; the last point connects to the first. */
export const PolygonArea = Schema.Struct({
  kind: Schema.Literal("polygon"),
  name: AreaShapeName,
  points: Schema.Array(Point).check(
    Schema.isMinLength(3, { message: "must have at least 3 points" }),
    Schema.isMaxLength(500, { message: "must have at most 500 points" }),
  ),
  granularity: Granularity,
  ...excluded,
})
const savedCountId = code(/^\S{1,64}$/, "must be the id of a saved count")

/** The records that a saved count's definition currently selects. */
export const SavedCountArea = Schema.Struct({
  kind: Schema.Literal("savedCount"),
  savedCount: savedCountId,
  ...excluded,
})
/** The combined records that several saved counts currently select. */
export const CombinationArea = Schema.Struct({
  kind: Schema.Literal("combination"),
  operation: CombinationOperation,
  /** The number of saved counts that must select a record; only for 'exactly', otherwise null. */
  k: Schema.NullOr(Schema.Int),
  savedCounts: Schema.Array(savedCountId).check(
    Schema.isMinLength(2, { message: "must combine at least 2 saved counts" }),
    Schema.isMaxLength(MAX_COMBINED_COUNTS, {
      message: `must combine at most ${MAX_COMBINED_COUNTS} saved counts`,
    }),
    Schema.makeFilter((ids) =>
      new Set(ids).size === ids.length ? undefined : "must name each saved count once",
    ),
  ),
  ...excluded,
}).check(
  Schema.makeFilter(({ k, operation, savedCounts }) => {
    if (operation !== "exactly") return k === null ? undefined : "takes 'k' with 'exactly' only"
    return k !== null && k >= 1 && k <= savedCounts.length
      ? undefined
      : `needs a 'k' from 1 to ${savedCounts.length}, the number of its saved counts`
  }),
)

/** A chosen area in a list. A record belongs to the first chosen area that contains it. */
export const Area = Schema.Union([
  ZipArea,
  Zip4Area,
  CarrierRouteArea,
  ScfArea,
  CityArea,
  CountyArea,
  MetroArea,
  CongressionalDistrictArea,
  StateArea,
  NationArea,
  PostalCodeArea,
  RadiusArea,
  LocationsArea,
  ClosestArea,
  PolygonArea,
  SavedCountArea,
  CombinationArea,
])
export type Area = typeof Area.Type

/** The areas that are pasted or typed as postal service codes. */
export type PostalArea = Extract<Area, { readonly kind: "zip" | "zip4" | "carrierRoute" | "postalCode" }>

/** Returns whether an area is a ZIP Code, a ZIP+4, a carrier route, or a Canadian postal code. */
export const isPostalArea = (area: Area): area is PostalArea =>
  area.kind === "zip" || area.kind === "zip4" || area.kind === "carrierRoute" || area.kind === "postalCode"
