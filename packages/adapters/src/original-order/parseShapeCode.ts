import type { Area, Granularity, Point } from "@listwright/domain/definition"
import { capMiles, MAX_CLOSEST_RECORDS, readSearchString } from "@listwright/domain/geography"

/** A shape, defined only by its location and size. */
export type Shape =
  | { readonly kind: "radius"; readonly center: Point; readonly miles: number }
  | { readonly kind: "closest"; readonly center: Point; readonly quantity: number }
  | { readonly kind: "polygon"; readonly points: ReadonlyArray<Point> }

/** A shape's properties other than its location. */
export interface ShapeTraits {
  readonly name: string
  /** The address at the shape's center; null if it's the same as the name or the shape has no address. */
  readonly line: string | null
  /** The state that a radius must stay within. */
  readonly withinState: string | null
  readonly granularity: Granularity
  readonly excluded: boolean
}

/** Builds a radius or nearest-records shape. The radius is limited to 200 miles [ob5-radius-cap]. */
export const createCircularShape = (kind: "radius" | "closest", center: Point, value: number): Shape =>
  kind === "radius"
    ? { kind, center, miles: capMiles(value) }
    : { kind, center, quantity: Math.min(value, MAX_CLOSEST_RECORDS) }

export const areaFromShape = (
  shape: Shape,
  { excluded, granularity, line, name, withinState }: ShapeTraits,
): Area => {
  const address = line === null ? {} : { address: line }
  switch (shape.kind) {
    case "radius": {
      const [longitude, latitude] = shape.center
      const { kind, miles } = shape
      return { kind, name, longitude, latitude, miles, withinState, granularity, ...address, excluded }
    }
    case "closest": {
      const [longitude, latitude] = shape.center
      const { kind, quantity } = shape
      return { kind, name, longitude, latitude, quantity, ...address, excluded }
    }
    case "polygon":
      return { kind: shape.kind, name, points: shape.points, granularity, excluded }
  }
}

/** A shape as an order item specifies it; anything that the code doesn't specify is undefined. */
export interface CodedShape {
  readonly shape: Shape
  readonly withinState: string | undefined
  readonly granularity: Granularity | undefined
}

/** Matches the state and granularity that `areaCode` appends. */
const CODE = /^(.*?)(?::([A-Z]{2}))?(?::(zip4|carrierRoute|zip))?$/

const granularityOfCode = (text: string | undefined): Granularity | undefined =>
  text === "zip4" || text === "carrierRoute" || text === "zip" ? text : undefined

/**
 * Parses a shape's code, as produced by `areaCode` or as a search string; returns null if it isn't a shape of the given
 * kind.
 */
export const parseShapeCode = (kind: Shape["kind"], code: string): CodedShape | null => {
  const [, base = "", withinState, madeOf] = CODE.exec(code) ?? []
  const read = readSearchString(base) ?? readSearchString(`${base}:2`)
  const granularity = granularityOfCode(madeOf)
  if (read?.kind === "radius") {
    if (kind === "polygon" || (kind === "closest" && code !== base)) return null
    return { shape: createCircularShape(kind, read.center, read.value), withinState, granularity }
  }
  const [points, ...others] = read?.polygons ?? []
  return kind !== "polygon" || points === undefined || others.length > 0 || withinState !== undefined
    ? null
    : { shape: { kind, points }, withinState, granularity }
}
