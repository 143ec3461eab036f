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

/** The kinds of areas that can be found by name or code. Groups that match equally well are in this order. */
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

/** A kind of area that can be found. */
export const SearchedKind = Schema.Literals(SEARCHED_KINDS)
export type SearchedKind = typeof SearchedKind.Type

/** An area of a kind that can be found. */
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
   * The place that contains it, such as 'IL' or 'Chicago, IL'; empty if the name already includes it, for states, metro
   * areas and the nation.
   */
  place: Schema.String,
  /** The number of ZIP Codes in it (in Canada, of forward sortation areas). */
  zips: Schema.Int,
})
export type AreaHit = typeof AreaHit.Type

/** The hits of one kind, most likely first. */
export const AreaHitGroup = Schema.Struct({
  kind: SearchedKind,
  hits: Schema.Array(AreaHit),
  /** The number of hits that aren't listed. */
  more: Schema.Int,
})
export type AreaHitGroup = typeof AreaHitGroup.Type

/** An area with its ZIP Codes (in Canada, its forward sortation areas) and, for a metro area, its counties. */
export const AreaDetails = Schema.Struct({
  ...AreaHit.fields,
  /** FIPS codes, ascending; empty for kinds other than metro areas. */
  counties: Schema.Array(Schema.String),
  /** The ZIP Codes or forward sortation areas, ascending. */
  zipCodes: Schema.Array(Schema.String),
})
export type AreaDetails = typeof AreaDetails.Type
