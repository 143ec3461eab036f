import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { Schema } from "effect"

/** Longitude and latitude in degrees. */
export type Point = readonly [number, number]

/** A line whose last point is its first. */
export type Ring = ReadonlyArray<Point>

/** Parts of a shape: what each is bounded by, then the holes in it. An odd number of crossings means inside. */
export type Parts = ReadonlyArray<ReadonlyArray<Ring>>

/** A county with its outline. */
export interface CountyShape {
  readonly fips: string
  readonly name: string
  readonly parts: Parts
}

const Pair = Schema.Tuple([Schema.Number, Schema.Number])
const Head = { id: Schema.String, properties: Schema.Struct({ name: Schema.String }) }

const Topology = Schema.Struct({
  transform: Schema.Struct({ scale: Pair, translate: Pair }),
  arcs: Schema.Array(Schema.Array(Pair)),
  objects: Schema.Struct({
    counties: Schema.Struct({
      geometries: Schema.Array(
        Schema.Union([
          Schema.Struct({
            ...Head,
            type: Schema.Literal("Polygon"),
            arcs: Schema.Array(Schema.Array(Schema.Int)),
          }),
          Schema.Struct({
            ...Head,
            type: Schema.Literal("MultiPolygon"),
            arcs: Schema.Array(Schema.Array(Schema.Array(Schema.Int))),
          }),
        ]),
      ),
    }),
  }),
})

/** The counties of us-atlas. TopoJSON stores shared borders once, as quantized steps; ~i is arc i backwards. */
export const countyShapes = (): ReadonlyArray<CountyShape> => {
  const path = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json")
  const { arcs, objects, transform } = Schema.decodeUnknownSync(Topology)(
    JSON.parse(readFileSync(path, "utf8")),
  )
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  const lines = arcs.map((steps) => {
    let x = 0
    let y = 0
    return steps.map(([dx, dy]): Point => [(x += dx) * scaleX + left, (y += dy) * scaleY + bottom])
  })
  const line = (index: number): ReadonlyArray<Point> =>
    index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
  return objects.counties.geometries.map((county) => ({
    fips: county.id,
    name: county.properties.name,
    parts: (county.type === "Polygon" ? [county.arcs] : county.arcs).map((rings) =>
      rings.map((arcsOfRing) => arcsOfRing.flatMap(line)),
    ),
  }))
}
