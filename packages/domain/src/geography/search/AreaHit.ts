import { Schema } from "effect"
import {
  CityArea,
  CongressionalDistrictArea,
  CountyArea,
  MetroArea,
  NationArea,
  ScfArea,
  StateArea,
  ZipArea,
} from "../../definition/Area.ts"

/** The kinds of areas that are found by name or code: everything that has either. In the order of equally near groups. */
export const SEARCHED_KINDS = [
  "zip",
  "scf",
  "state",
  "congressionalDistrict",
  "city",
  "county",
  "metroArea",
  "nation",
] as const

/** One of these kinds. */
export const SearchedKind = Schema.Literals(SEARCHED_KINDS)
export type SearchedKind = typeof SearchedKind.Type

/** An area of one of these kinds. */
export const SearchedArea = Schema.Union([
  ZipArea,
  ScfArea,
  StateArea,
  CongressionalDistrictArea,
  CityArea,
  CountyArea,
  MetroArea,
  NationArea,
])
export type SearchedArea = typeof SearchedArea.Type

/** An area that was found. */
export const AreaHit = Schema.Struct({
  area: SearchedArea,
  /** The name that users see: 'Cook', '60614', 'District 21'. */
  name: Schema.String,
  /**
   * The place it's in, unless the name says so: 'IL', 'Chicago, IL'; empty for states, metro areas and the nation.
   */
  place: Schema.String,
  /** The number of its ZIP Codes, or in Canada forward sortation areas. */
  zips: Schema.Int,
})
export type AreaHit = typeof AreaHit.Type

/** The hits of one kind, the likeliest first. */
export const AreaHitGroup = Schema.Struct({
  kind: SearchedKind,
  hits: Schema.Array(AreaHit),
  /** The number of hits that aren't listed. */
  more: Schema.Int,
})
export type AreaHitGroup = typeof AreaHitGroup.Type

/** An area with its ZIP Codes, in Canada its forward sortation areas, and the counties of a metro area. */
export const AreaDetails = Schema.Struct({
  ...AreaHit.fields,
  /** FIPS codes, ascending; empty for all other kinds. */
  counties: Schema.Array(Schema.String),
  /** Ascending. */
  zipCodes: Schema.Array(Schema.String),
})
export type AreaDetails = typeof AreaDetails.Type
