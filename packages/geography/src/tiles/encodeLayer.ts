import { geoJSONToTile, type GeoJSONVTFeature, type GeoJSONVTTile } from "@maplibre/geojson-vt"
import { fromGeojsonVt } from "@maplibre/vt-pbf"
import { Effect } from "effect"
import type { Shape, ShapeProperties } from "./Shape.ts"
import { BUFFER, EXTENT, type TileAddress } from "./TileAddress.ts"

/**
 * The zoom level from which all points are preserved; state and county lines have only as many points as are visible
 * there.
 */
const EXACT_FROM = 10
/** The maximum deviation of a simplified line in units: a quarter of a pixel. */
const TOLERANCE = 2

const optionsAt = (z: number, tolerance = z >= EXACT_FROM ? 0 : TOLERANCE) => ({
  extent: EXTENT,
  buffer: BUFFER,
  clip: true,
  // Lines are simplified for this zoom and no deeper one, or not at all.
  maxZoom: z + 1,
  tolerance,
})

/** The number of points clipped to the tile per turn, which takes a millisecond or two. */
const POINTS_A_TURN = 5_000

const featureOf = ({ id, parts, properties }: Shape): GeoJSON.Feature => ({
  type: "Feature",
  ...(id === undefined ? {} : { id }),
  properties,
  geometry: { type: "MultiPolygon", coordinates: parts.map(({ rings }) => rings) },
})

const NO_BYTES = new Uint8Array()

/** Encodes a single layer of a tile. A tile is simply a concatenation of its layers. */
const encoded = (name: string, address: TileAddress, features: Array<GeoJSONVTFeature>): Uint8Array => {
  if (features.length === 0) return NO_BYTES
  const tile: GeoJSONVTTile = { ...address, transformed: true, features, source: null }
  return fromGeojsonVt({ [name]: tile }, { version: 2, extent: EXTENT })
}

/** Encodes a tile's layer `name` with the shapes in the tile; returns no bytes if there are none. */
export const encodeShapeLayer = Effect.fnUntraced(function* (
  name: string,
  address: TileAddress,
  shapes: Iterable<Shape>,
) {
  const { x, y, z } = address
  const options = optionsAt(z)
  const features: Array<GeoJSONVTFeature> = []
  let waiting: Array<GeoJSON.Feature> = []
  let points = 0
  const cut = (): void => {
    const piece: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: waiting }
    for (const feature of geoJSONToTile(piece, z, x, y, options).features) features.push(feature)
    waiting = []
    points = 0
  }
  for (const shape of shapes) {
    waiting.push(featureOf(shape))
    points += shape.parts.reduce((sum, part) => sum + part.points, 0)
    if (points < POINTS_A_TURN) continue
    cut()
    yield* Effect.yieldNow
  }
  cut()
  return encoded(name, address, features)
})

/** Returns whether a tile contains no part of the shapes, however small; if so, neither do the tiles within it. */
export const isEmptyTile = ({ x, y, z }: TileAddress, shapes: ReadonlyArray<Shape>): boolean => {
  const all: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: shapes.map(featureOf) }
  return geoJSONToTile(all, z, x, y, optionsAt(z, 0)).features.length === 0
}

/** A labeled point. */
export interface LabeledPoint {
  /** The coordinates in degrees. */
  readonly longitude: number
  readonly latitude: number
  readonly properties: ShapeProperties
}

/** Encodes a layer of points, which must be within the tile itself so that each label is in only one tile. */
export const encodePointLayer = (
  name: string,
  address: TileAddress,
  points: ReadonlyArray<LabeledPoint>,
): Uint8Array => {
  const { x, y, z } = address
  const features = points.map(({ longitude, latitude, properties }): GeoJSON.Feature => ({
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  }))
  const piece: GeoJSON.FeatureCollection = { type: "FeatureCollection", features }
  return encoded(name, address, geoJSONToTile(piece, z, x, y, optionsAt(z)).features)
}
