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

/** The area kinds that can be found by name or code. Groups with equally good matches appear in this order. */
export const SEARCHABLE_KINDS = [
  "zip",
  "scf",
  "state",
  "congressionalDistrict",
  "city",
  "county",
  "metroArea",
  "nation",
] as const

/** A searchable kind of area. */
export const SearchableKind = Schema.Literals(SEARCHABLE_KINDS)
export type SearchableKind = typeof SearchableKind.Type

/** An area of a searchable kind. */
export const SearchableArea = Schema.Union([
  ZipArea,
  ScfArea,
  StateArea,
  CongressionalDistrictArea,
  CityArea,
  CountyArea,
  MetroArea,
  NationArea,
])
export type SearchableArea = typeof SearchableArea.Type

/** An area found by a search. */
export const AreaHit = Schema.Struct({
  area: SearchableArea,
  /** The name shown to users: 'Cook', '60614', 'District 21'. */
  name: Schema.String,
  /**
   * The containing place, such as 'IL' or 'Chicago, IL'; empty if the name already includes it, as for states, metro
   * areas, and the nation.
   */
  place: Schema.String,
  /** The number of ZIP Codes in the area (in Canada, forward sortation areas). */
  zips: Schema.Int,
})
export type AreaHit = typeof AreaHit.Type

/** The hits of one kind, most likely first. */
export const AreaHitGroup = Schema.Struct({
  kind: SearchableKind,
  hits: Schema.Array(AreaHit),
  /** The number of hits that aren't listed. */
  more: Schema.Int,
})
export type AreaHitGroup = typeof AreaHitGroup.Type

/** An area with its ZIP Codes (in Canada, its forward sortation areas) and, for a metro area, its counties. */
export const AreaDetails = Schema.Struct({
  ...AreaHit.fields,
  /** The FIPS codes of its counties, in ascending order; empty for kinds other than metro areas. */
  counties: Schema.Array(Schema.String),
  /** The ZIP Codes or forward sortation areas, in ascending order. */
  zipCodes: Schema.Array(Schema.String),
})
export type AreaDetails = typeof AreaDetails.Type
