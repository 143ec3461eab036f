import { Effect, Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { MAX_NAME_CHARACTERS, type Point } from "../../definition/AreaShape.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { Notice } from "../../shared/Notice.ts"
import { addressNotFoundNotice, polygonNotice } from "../AddressNotices.ts"
import { locateAddress } from "../addresses/locateAddress.ts"
import { radiusNotice } from "../Notices.ts"
import { capMiles, parsePositiveNumber } from "../radius/validateRadiusEntry.ts"
import { coordinatesText } from "./coordinatesText.ts"
import type { PolygonLine } from "./polygonArea.ts"
import { polygonWithinCountry } from "./polygonTool.ts"
import { parseRing } from "./parseRing.ts"
import { shapeFileNotice } from "./ShapeFile.ts"

/** The result of changing a shape: the changed area, or a notice that says why it wasn't changed. */
export type ShapeChangeResult = Result.Result<Area, Notice>

/** Replaces the area with this key. Does nothing if the area no longer exists. */
export const replaceArea = (definition: ListDefinition, key: string, changed: Area): ListDefinition => {
  const changedKey = areaKey(changed)
  return {
    ...definition,
    areas: definition.areas.flatMap((area) => {
      const own = areaKey(area)
      if (own === key) return [changed]
      // Dragged onto another one that is the same: there is one of it.
      return own === changedKey && definition.areas.some((one) => areaKey(one) === key) ? [] : [area]
    }),
  }
}

/**
 * Rounds miles to a readable number: to hundredths below 10, and to tenths above; at least 0.01, at most 200
 * [ob5-radius-cap].
 */
export const roundToReadableMiles = (miles: number): number => {
  const steps = miles < 10 ? 100 : 10
  return capMiles(Math.max(0.01, Math.round(miles * steps) / steps))
}

const MOVED = " (moved)"

/** Marks a name as moved if its place was dragged away from the original location. */
const movedName = (name: string): string =>
  name.endsWith(MOVED) || name === "" ? name : `${name.slice(0, MAX_NAME_CHARACTERS - MOVED.length)}${MOVED}`

/** An area around a point. */
export type CircleArea = Extract<Area, { readonly kind: "radius" | "closest" }>

const withoutAddress = ({ address: _, center: __, ...area }: CircleArea): CircleArea => area

/**
 * Moves the center of a radius or quantity search. A radius limited to its state is now limited to the new center's
 * state. Rejects points outside the United States.
 */
export const moveCenter = Effect.fn("moveCenter")(function* (area: CircleArea, center: Point) {
  const refuse = (problem: Notice): ShapeChangeResult => Result.fail(problem)
  const place = yield* locateAddress(coordinatesText(center))
  if (Result.isFailure(place)) return refuse(addressNotFoundNotice)
  const { point, state } = place.success
  const moved = { name: movedName(area.name), longitude: point[0], latitude: point[1] }
  // What was known of the address it left says nothing of where it is now.
  const changed: Area = withoutAddress(
    area.kind === "radius"
      ? { ...area, ...moved, withinState: area.withinState === null ? null : state }
      : { ...area, ...moved },
  )
  return Result.succeed(changed) as ShapeChangeResult
})

/** Resizes a radius to this many miles, rounded to a readable number [ob5-radius-cap]. */
export const resizeRadius = (area: Extract<Area, { readonly kind: "radius" }>, miles: number): Area => ({
  ...area,
  miles: roundToReadableMiles(miles),
})

/** Resizes a radius to the typed number of miles; rejects anything but a number above 0 [ob5-radius]. */
export const setRadiusFromText = (
  area: Extract<Area, { readonly kind: "radius" }>,
  typed: string,
): ShapeChangeResult => {
  const miles = parsePositiveNumber(typed)
  return miles === null
    ? Result.fail(radiusNotice({ _tag: "AddressOrRadiusMissing", field: "radius" }))
    : Result.succeed({ ...area, miles: capMiles(miles) })
}

type Polygon = Extract<Area, { readonly kind: "polygon" }>

const reshaped = (area: Polygon, { listType, points }: Pick<PolygonLine, "listType" | "points">) =>
  Result.map(
    polygonWithinCountry({ listType, name: area.name, points, granularity: area.granularity }),
    (changed): Area => ({ ...changed, excluded: area.excluded }),
  )

/** Gives a polygon a new outline; fails if the outline isn't valid. */
export const reshapePolygon = (
  area: Polygon,
  points: ReadonlyArray<Point>,
  listType: number,
): ShapeChangeResult => Result.mapError(reshaped(area, { listType, points }), polygonNotice)

/** Sets a polygon's corners from the typed text; fails if they can't be read or don't form a shape. */
export const setPolygonFromText = (area: Polygon, typed: string, listType: number): ShapeChangeResult =>
  Result.flatMap(Result.mapError(parseRing(typed), shapeFileNotice), (points) =>
    Result.mapError(reshaped(area, { listType, points }), (refused) =>
      refused._tag === "OutsideCountry" ? shapeFileNotice(refused) : polygonNotice(refused),
    ),
  )
