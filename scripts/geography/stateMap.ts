import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { Schema } from "effect"

type Point = readonly [x: number, y: number]
type Line = ReadonlyArray<Point>

const Pair = Schema.Tuple([Schema.Number, Schema.Number])
const Arcs = Schema.Array(Schema.Array(Schema.Int))
const Topology = Schema.Struct({
  transform: Schema.Struct({ scale: Pair, translate: Pair }),
  arcs: Schema.Array(Schema.Array(Pair)),
  objects: Schema.Struct({
    states: Schema.Struct({
      geometries: Schema.Array(
        Schema.Union([
          Schema.Struct({ id: Schema.String, type: Schema.Literal("Polygon"), arcs: Arcs }),
          Schema.Struct({
            id: Schema.String,
            type: Schema.Literal("MultiPolygon"),
            arcs: Schema.Array(Arcs),
          }),
        ]),
      ),
    }),
  }),
})

/** The distance that a line may move, in units of a map that is 975 wide. */
const TOLERANCE = 0.7
/** The least area of an island, in square units; smaller islands are left out unless a state has nothing larger. */
const MIN_ISLAND = 6
/** A state whose shorter side has fewer units is hard to hit on a map of some 600 pixels. */
const SMALL_SIDE = 44

const away = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** Douglas and Peucker. Both ends stay, so that neighbors keep their border in common. */
const simplerLine = (line: Line): Line => {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let [farthest, most] = [0, TOLERANCE]
  for (const [at, point] of line.entries()) {
    const here = away(point, first, last)
    if (here > most) [farthest, most] = [at, here]
  }
  return farthest === 0
    ? [first, last]
    : [...simplerLine(line.slice(0, farthest + 1)).slice(0, -1), ...simplerLine(line.slice(farthest))]
}

const rounded = (n: number): number => Math.round(n * 10) / 10

/** Twice the area, signed, and the center of what a ring encloses. */
const centered = (ring: Line): { readonly area: number; readonly center: Point } => {
  let [area, x, y] = [0, 0, 0]
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { area: Math.abs(area) / 2, center: [rounded(x / (3 * area)), rounded(y / (3 * area))] }
}

const pathOf = (ring: Line): string => `M${ring.map((point) => point.map(rounded).join(" ")).join("L")}Z`

const shortSide = (ring: Line): number => {
  const side = (values: ReadonlyArray<number>) => Math.max(...values) - Math.min(...values)
  return Math.min(side(ring.map(([x]) => x)), side(ring.map(([, y]) => y)))
}

/** The map of the states as a module of the screens, from the Albers projection of us-atlas, in alphabetical order of codes. */
export const stateMap = (codeOfFips: ReadonlyMap<string, string>): string => {
  const path = createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json")
  const { arcs, objects, transform } = Schema.decodeUnknownSync(Topology)(
    JSON.parse(readFileSync(path, "utf8")),
  )
  const [scaleX, scaleY] = transform.scale
  const [left, top] = transform.translate
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0]
    const line = steps.map(([dx, dy]): Point => [(x += dx) * scaleX + left, (y += dy) * scaleY + top])
    const [first, last] = [line[0], line.at(-1)]
    const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1]
    // A closed line has no two ends to measure from.
    const half = Math.floor(line.length / 2)
    return isClosed
      ? [...simplerLine(line.slice(0, half + 1)).slice(0, -1), ...simplerLine(line.slice(half))]
      : simplerLine(line)
  })
  const lineOf = (index: number): Line =>
    index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
  const rows = objects.states.geometries.flatMap((geometry) => {
    const state = codeOfFips.get(geometry.id)
    if (state === undefined) return []
    const parts = geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs
    const rings = parts
      .map(([outer = []]) => outer.flatMap((index) => lineOf(index).slice(0, -1)))
      .map((ring) => ({ ring, ...centered(ring) }))
      .toSorted((a, b) => b.area - a.area)
    const [largest] = rings
    if (largest === undefined) return []
    const kept = rings.filter((one) => one === largest || one.area >= MIN_ISLAND)
    return [
      {
        state,
        center: largest.center,
        isSmall: shortSide(largest.ring) < SMALL_SIDE,
        path: kept.map(({ ring }) => pathOf(ring)).join(""),
      },
    ]
  })
  const texts = rows
    .toSorted((a, b) => (a.state < b.state ? -1 : 1))
    .map(
      ({ center, isSmall, path: drawn, state }) => `  {
    state: "${state}",
    center: [${center.join(", ")}],
    isSmall: ${isSmall},
    path: "${drawn}",
  },
`,
    )
  return `/**
 * The states on a map of 975 by 610 units, Albers projection, Alaska and Hawaii at the lower left. Written by
 * scripts/build-geography.ts from the United States Census Bureau's cartographic boundaries in us-atlas 3.0.1.
 */
export const STATE_SHAPES: ReadonlyArray<StateShape> = [
${texts.join("")}]

export interface StateShape {
  /** Two letters. */
  readonly state: string
  /** The position of its name. */
  readonly center: readonly [x: number, y: number]
  /** Too small to be hit with a finger. */
  readonly isSmall: boolean
  readonly path: string
}
`
}
