import { Result, Schema } from "effect"
import { Latitude, Longitude, type Point } from "../../definition/AreaShape.ts"
import { schemaProblems } from "../../shared/schemaProblems.ts"
import { mergePolygonRings } from "./mergePolygonRings.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"

type Ring = ReadonlyArray<Point>
type Rings = Result.Result<ReadonlyArray<Ring>, ShapeTextRefusal>

/** Longitude, latitude, and optionally height. */
const Position = Schema.TupleWithRest(Schema.Tuple([Longitude, Latitude]), [Schema.Number])
const RingsOfPolygon = Schema.Array(Schema.Array(Position))

const typed = Schema.decodeUnknownResult(Schema.Struct({ type: Schema.String }))
const featureCollection = Schema.decodeUnknownResult(
  Schema.Struct({ features: Schema.Array(Schema.Unknown) }),
)
const feature = Schema.decodeUnknownResult(Schema.Struct({ geometry: Schema.Unknown }))
const polygon = Schema.decodeUnknownResult(Schema.Struct({ coordinates: RingsOfPolygon }))
const multiPolygon = Schema.decodeUnknownResult(Schema.Struct({ coordinates: Schema.Array(RingsOfPolygon) }))
const system = Schema.decodeUnknownOption(
  Schema.Struct({ crs: Schema.Struct({ properties: Schema.Struct({ name: Schema.String }) }) }),
)

/**
 * Matches the names that programs use for coordinate systems in degrees of longitude and latitude, which GeoJSON
 * requires.
 */
const IN_DEGREES = /CRS:?84|4326|4269|4979/i

/** Returns whether both numbers of a pair are too large to be degrees. */
const isInMeters = (value: unknown): boolean =>
  Array.isArray(value) &&
  (typeof value[0] === "number" && typeof value[1] === "number"
    ? Math.abs(value[0]) > 180 && Math.abs(value[1]) > 90
    : value.some(isInMeters))

const coordinatesOf = (json: unknown): unknown =>
  typeof json === "object" && json !== null && "coordinates" in json ? json.coordinates : null

const invalid =
  (json: unknown) =>
  (error: Schema.SchemaError): Rings =>
    Result.fail(
      isInMeters(coordinatesOf(json))
        ? { _tag: "ShapeInMeters", system: null }
        : { _tag: "ShapeNotGeoJson", problem: schemaProblems(error) },
    )

/** Collects the rings of all items; fails if there are no items. */
const ringsOfAll = <One>(all: ReadonlyArray<One>, ringsOf: (one: One) => Rings): Rings =>
  all.length === 0
    ? Result.fail({ _tag: "SeveralShapes", shapes: 0 })
    : Result.map(Result.all(all.map(ringsOf)), (rings) => rings.flat())

const ringsOf = (rings: typeof RingsOfPolygon.Type): Rings =>
  mergePolygonRings(rings.map((ring) => ring.map(([longitude, latitude]): Point => [longitude, latitude])))

/**
 * Reads the polygons in GeoJSON (RFC 7946) as one closed line each: Polygons and MultiPolygons, alone, as Features, or
 * in a FeatureCollection, in degrees. Cuts out holes and drops heights.
 */
export const geoJsonRings = (json: unknown): Rings => {
  const named = system(json)
  if (named._tag === "Some" && !IN_DEGREES.test(named.value.crs.properties.name))
    return Result.fail({ _tag: "ShapeInMeters", system: named.value.crs.properties.name })
  const type = typed(json)
  if (Result.isFailure(type)) return invalid(json)(type.failure)
  switch (type.success.type) {
    case "FeatureCollection":
      return Result.match(featureCollection(json), {
        onFailure: invalid(json),
        onSuccess: ({ features }) => ringsOfAll(features, geoJsonRings),
      })
    case "Feature":
      return Result.match(feature(json), {
        onFailure: invalid(json),
        onSuccess: ({ geometry }) => geoJsonRings(geometry),
      })
    case "Polygon":
      return Result.match(polygon(json), {
        onFailure: invalid(json),
        onSuccess: ({ coordinates }) => ringsOf(coordinates),
      })
    case "MultiPolygon":
      return Result.match(multiPolygon(json), {
        onFailure: invalid(json),
        onSuccess: ({ coordinates }) => ringsOfAll(coordinates, ringsOf),
      })
    default:
      return Result.fail({ _tag: "ShapeNotPolygon", type: type.success.type })
  }
}
