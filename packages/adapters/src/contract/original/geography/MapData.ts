import { Latitude, Longitude } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint } from "effect/http-api"
import { Envelope } from "../Envelope.ts"
import { Access, allowUsers } from "../../access/Access.ts"

/** A number as a string. The empty string is rejected; JavaScript would convert it to 0. */
const written = Schema.String.check(Schema.isPattern(/^-?\d+(\.\d+)?$/, { message: "must be a number" }))
const number = written.pipe(Schema.decodeTo(Schema.FiniteFromString))

/** The maximum number of boundaries that a map shows at once. */
export const MAX_BOUNDARIES = 2_000

/**
 * The requested boundaries: the ZIP Code at a point (zipxy: x, y), one ZIP Code (zip: zip), or every ZIP Code within or
 * touching a circle (radius_zip: x, y, r).
 */
export const MapDataQuery = {
  type: Schema.Literals(["zipxy", "zip", "radius_zip"]),
  /** Longitude in degrees. */
  x: Schema.optionalKey(number.pipe(Schema.decodeTo(Longitude))),
  /** Latitude in degrees. */
  y: Schema.optionalKey(number.pipe(Schema.decodeTo(Latitude))),
  zip: Schema.optionalKey(Zip),
  /** The radius in miles, above 0; values above 200 are reduced to 200. */
  r: Schema.optionalKey(number.check(Schema.isGreaterThan(0, { message: "must be a radius above 0 miles" }))),
}

/** The outline of a ZIP Code. */
export const Boundary = Schema.Struct({
  /** The ZIP Code. */
  id: Schema.String,
  /**
   * The outline's parts, separated by ';'. A part is its outer ring and its holes, separated by ','. Each ring is a
   * line in the encoded polyline format, latitude first, in hundred-thousandths of a degree; its last point connects to
   * its first.
   */
  EncodedPolygon: Schema.String,
})
export type Boundary = typeof Boundary.Type

export const mapData = HttpApiEndpoint.get("MapData", "/Map/MapData.ashx", {
  query: MapDataQuery,
  success: Envelope(
    Schema.Struct({
      /** The boundaries in ascending order; empty if no ZIP Code has an outline there. */
      Boundaries: Schema.Array(Boundary),
      /** True if these aren't the published boundaries; the map must indicate this. */
      IsApproximate: Schema.Boolean,
    }),
  ),
}).annotate(Access, allowUsers({ query: { type: "zip", zip: "60614" } }))
