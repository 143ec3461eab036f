import { Effect } from "effect"
import type { Box } from "../outlines/Box.ts"
import type { Shape } from "./Shape.ts"

/** The number of pixels per side. */
const SIDE = 256

/** Projects a latitude to its northward distance on a web map, as a fraction of the world's width. */
const northing = (latitude: number): number =>
  Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)

/**
 * Returns the zoom level, usually fractional, at which a tile is as wide or as high as the box, whichever is greater.
 */
export const zoomForBox = ({ east, north, south, west }: Box): number =>
  -Math.log2(Math.max((east - west) / 360, northing(north) - northing(south)))

/** The number of points drawn per turn, which takes a millisecond or two. */
const POINTS_A_TURN = 5_000

/** Rounds to a tenth of a pixel, the resolution at which lines are drawn. */
const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

/** The distance, in pixels, within which two points are drawn as one. */
const APART = 0.6

type Pixel = readonly [x: number, y: number]

/** Returns a ring's path without points that wouldn't be visible; empty if the ring is just a dot. */
const lineOf = (ring: ReadonlyArray<Pixel>): string => {
  const kept: Array<Pixel> = []
  let [lastX, lastY] = [NaN, NaN]
  for (const [x, y] of ring) {
    if (Math.hypot(x - lastX, y - lastY) < APART) continue
    kept.push([x, y])
    lastX = x
    lastY = y
  }
  return kept.length < 2 ? "" : `M${kept.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`
}

/** Returns an element's ID in the drawing, which is its area's code. */
const idOf = ({ properties }: Shape): string =>
  String(properties["zip"] ?? properties["fips"] ?? properties["code"] ?? "")

/**
 * Draws area outlines as a transparent 256 x 256 pixel image in web map projection, with one path per area, whose ID is
 * the area's code. Overlays for other maps use it as an image.
 */
export const drawOutlineImage = Effect.fnUntraced(function* (box: Box, shapes: Iterable<Shape>) {
  const { east, south, west } = box
  const top = northing(box.north)
  const wide = SIDE / (east - west)
  const high = SIDE / (top - northing(south))
  const pixelOf = ([x = NaN, y = NaN]: GeoJSON.Position): Pixel => [
    (x - west) * wide,
    (top - northing(y)) * high,
  ]
  const paths: Array<string> = []
  let points = 0
  for (const shape of shapes) {
    const lines = shape.parts.flatMap(({ rings }) =>
      rings.map((ring) => lineOf(ring.slice(0, -1).map(pixelOf))),
    )
    const drawn = lines.join("")
    if (drawn !== "") paths.push(`<path id="${idOf(shape)}" d="${drawn}"/>`)
    points += shape.parts.reduce((sum, part) => sum + part.points, 0)
    if (points < POINTS_A_TURN) continue
    points = 0
    yield* Effect.yieldNow
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"`,
    ` fill="none" stroke="#3c5a99" stroke-linejoin="round">${paths.join("")}</svg>\n`,
  ]
  return new TextEncoder().encode(svg.join(""))
})
