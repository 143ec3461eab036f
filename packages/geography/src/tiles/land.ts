import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { Effect } from "effect"
import { feature } from "topojson-client"
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification"
import type { Geography } from "../lookup/Geography.ts"
import { shapePartsFromGeometry, type Shape, buildShape, type ShapeProperties } from "./Shape.ts"

/** The states, the counties, and the surrounding countries. */
export interface Land {
  readonly states: ReadonlyArray<Shape>
  readonly counties: ReadonlyArray<Shape>
  readonly neighbors: ReadonlyArray<Shape>
}

const { resolve } = createRequire(import.meta.url)

type Named<Name extends string> = Topology<Readonly<Record<Name, GeometryCollection>>>

/** Reads a file from the program's own packages; failing to read it is a defect. */
const read = (file: string) =>
  Effect.gen(function* () {
    const text = yield* Effect.promise(() => readFile(resolve(file), "utf8"))
    yield* Effect.yieldNow
    return text
  })

/** The number of points built per turn, which takes a millisecond or two. */
const POINTS_A_TURN = 3_000

const shapesOf = Effect.fnUntraced(function* (
  topology: Topology,
  { geometries }: GeometryCollection,
  describe: (geometry: GeometryObject) => Omit<Shape, "box" | "parts"> | null,
) {
  const shapes: Array<Shape> = []
  let points = 0
  for (const geometry of geometries) {
    const described = describe(geometry)
    if (described === null) continue
    const made = feature(topology, geometry)
    const parts = made.type === "Feature" ? shapePartsFromGeometry(made.geometry) : []
    shapes.push(buildShape(described, parts))
    points += parts.reduce((sum, part) => sum + part.points, 0)
    if (points < POINTS_A_TURN) continue
    points = 0
    yield* Effect.yieldNow
  }
  return shapes
})

const byCode = (
  codes: ReadonlyMap<string, ShapeProperties>,
): ((geometry: GeometryObject) => Omit<Shape, "box" | "parts"> | null) => {
  return ({ id }) => {
    const properties = codes.get(String(id))
    return properties === undefined ? null : { id: Number(id), properties }
  }
}

/** The ISO 3166-1 number of the United States, which isn't drawn because its states are drawn instead. */
const USA = "840"
const OTHER_COUNTRY: Omit<Shape, "box" | "parts"> = { properties: {} }

/** Reads the outlines of the 50 states and DC, their counties, and all other countries, in batches. */
export const readLand = Effect.fn("readLand")(function* ({ counties, states }: Geography["Service"]) {
  const us: Named<"states" | "counties"> = JSON.parse(yield* read("us-atlas/counties-10m.json"))
  yield* Effect.yieldNow
  const stateOf = new Map(
    states.map(({ code, fips, name }): [string, ShapeProperties] => [fips, { code, name }]),
  )
  const countyOf = new Map(
    counties.map(({ fips, name, state }): [string, ShapeProperties] => [fips, { fips, name, state }]),
  )
  const ofStates = yield* shapesOf(us, us.objects.states, byCode(stateOf))
  const ofCounties = yield* shapesOf(us, us.objects.counties, byCode(countyOf))
  const world: Named<"countries"> = JSON.parse(yield* read("world-atlas/countries-50m.json"))
  yield* Effect.yieldNow
  const neighbors = yield* shapesOf(world, world.objects.countries, ({ id }) =>
    id === USA ? null : OTHER_COUNTRY,
  )
  const land: Land = { states: ofStates, counties: ofCounties, neighbors }
  return land
})
