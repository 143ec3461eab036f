import { Result, Schema } from "effect"
import { Latitude, Longitude, type Point } from "../../definition/AreaShape.ts"
import { schemaProblems } from "../../shared/schemaProblems.ts"
import type { ShapeTextRefused } from "./ShapeFile.ts"

type Ring = Result.Result<ReadonlyArray<Point>, ShapeTextRefused>

/** Longitude, latitude, and perhaps a height. */
const Position = Schema.TupleWithRest(Schema.Tuple([Longitude, Latitude]), [Schema.Number])
const Rings = Schema.Array(Schema.Array(Position))

const typed = Schema.decodeUnknownResult(Schema.Struct({ type: Schema.String }))
const featureCollection = Schema.decodeUnknownResult(
  Schema.Struct({ features: Schema.Array(Schema.Unknown) }),
)
const feature = Schema.decodeUnknownResult(Schema.Struct({ geometry: Schema.Unknown }))
const polygon = Schema.decodeUnknownResult(Schema.Struct({ coordinates: Rings }))
const multiPolygon = Schema.decodeUnknownResult(Schema.Struct({ coordinates: Schema.Array(Rings) }))

const invalid = (error: Schema.SchemaError): Ring =>
  Result.fail({ _tag: "ShapeNotGeoJson", problem: schemaProblems(error) })

/** Several of something are refused, none counts as several too. */
const onlyOne = <One>(all: ReadonlyArray<One>, ringOf: (one: One) => Ring): Ring => {
  const [one, ...others] = all
  return one === undefined || others.length > 0
    ? Result.fail({ _tag: "SeveralShapes", shapes: all.length })
    : ringOf(one)
}

const ringOf = (rings: typeof Rings.Type): Ring => {
  const [outer, ...holes] = rings
  if (outer === undefined) return Result.fail({ _tag: "ShapeTextEmpty" })
  return holes.length > 0
    ? Result.fail({ _tag: "ShapeHasHoles", rings: rings.length })
    : Result.succeed(outer.map(([longitude, latitude]): Point => [longitude, latitude]))
}

/**
 * The corners of the one polygon in GeoJSON (RFC 7946): a Polygon, a Feature of one, a FeatureCollection of one Feature, or
 * a MultiPolygon of one part. One ring, without holes. Heights are left out.
 */
export const geoJsonRing = (json: unknown): Ring => {
  const type = typed(json)
  if (Result.isFailure(type)) return invalid(type.failure)
  switch (type.success.type) {
    case "FeatureCollection":
      return Result.match(featureCollection(json), {
        onFailure: invalid,
        onSuccess: ({ features }) => onlyOne(features, geoJsonRing),
      })
    case "Feature":
      return Result.match(feature(json), {
        onFailure: invalid,
        onSuccess: ({ geometry }) => geoJsonRing(geometry),
      })
    case "Polygon":
      return Result.match(polygon(json), {
        onFailure: invalid,
        onSuccess: ({ coordinates }) => ringOf(coordinates),
      })
    case "MultiPolygon":
      return Result.match(multiPolygon(json), {
        onFailure: invalid,
        onSuccess: ({ coordinates }) => onlyOne(coordinates, ringOf),
      })
    default:
      return Result.fail({ _tag: "ShapeNotPolygon", type: type.success.type })
  }
}
