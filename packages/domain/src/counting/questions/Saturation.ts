import { Schema } from "effect"
import {
  recordsUntilSaturation,
  compareByCoverage,
  isSaturated,
} from "../../audience/occupants/saturation.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The maximum number of routes in an answer. */
export const MAX_ROUTES = 5_000
/** The default number of routes to list. */
export const DEFAULT_MAX_ROUTES = 1_000

/** The routes to list; this choice doesn't affect the totals for all routes. */
export const RoutesRequest = Schema.Struct({
  /** The maximum number of routes; defaults to `DEFAULT_MAX_ROUTES`. */
  most: Schema.optionalKey(
    Schema.Int.check(
      Schema.isBetween(
        { minimum: 1, maximum: MAX_ROUTES },
        { message: `must be a number of routes from 1 to ${MAX_ROUTES}` },
      ),
    ),
  ),
  /** True to exclude saturated routes. */
  onlyBelow: Schema.optionalKey(Schema.Boolean),
})
export type RoutesRequest = typeof RoutesRequest.Type

/** The part of a carrier route that a list selects. */
export const RouteSaturation = Schema.Struct({
  /** The route's code, such as '60614C001'. */
  code: Schema.String,
  /** Homes and apartments in the list. */
  selected: Schema.Int,
  /** All of the source's homes and apartments along the whole route, including parts outside the areas. */
  deliverable: Schema.Int,
})
export type RouteSaturation = typeof RouteSaturation.Type

/**
 * The homes and apartments that a list selects along the carrier routes that its areas reach. The totals of all routes,
 * plus `withoutRoute`, add up to the list's homes and apartments.
 */
export const Saturation = Schema.Struct({
  /** The number of carrier routes with a home or apartment in the areas. */
  routes: Schema.Int,
  /** The number of saturated routes. */
  saturated: Schema.Int,
  /** The number of additional homes and apartments that would saturate all other routes. */
  adds: Schema.Int,
  /** Homes and apartments in the list that have no carrier route. */
  withoutRoute: Schema.Int,
  /** The requested routes, highest share first, with ties in order of code. */
  ranked: Schema.Array(RouteSaturation),
})
export type Saturation = typeof Saturation.Type

/** A list's saturation, with the definition and data that it applies to. */
export const CountSaturation = Schema.Struct({ ...ANSWER_BASIS, ...Saturation.fields })
export type CountSaturation = typeof CountSaturation.Type

/** Homes and apartments by carrier route code; those without a route are under ''. */
export type RecordsByRoute = ReadonlyMap<string, number>

const byCode = (a: RouteSaturation, b: RouteSaturation): number => (a.code < b.code ? -1 : 1)

/**
 * Builds the answer from the records that a list selects, the records in its areas, and all records along each route.
 * `deliverable` covers every route that the list or its areas reach, and may include others.
 */
export const computeSaturation = (
  selected: RecordsByRoute,
  reached: RecordsByRoute,
  deliverable: RecordsByRoute,
  { most = DEFAULT_MAX_ROUTES, onlyBelow = false }: RoutesRequest = {},
): Saturation => {
  const codes = new Set([...reached.keys(), ...selected.keys()])
  codes.delete("")
  const routes = Array.from(codes, (code) => ({
    code,
    selected: selected.get(code) ?? 0,
    deliverable: deliverable.get(code) ?? 0,
  }))
  return {
    routes: routes.length,
    saturated: routes.filter(isSaturated).length,
    adds: routes.reduce((sum, route) => sum + recordsUntilSaturation(route), 0),
    withoutRoute: selected.get("") ?? 0,
    ranked: routes
      .filter((route) => !(onlyBelow && isSaturated(route)))
      .toSorted((a, b) => compareByCoverage(a, b) || byCode(a, b))
      .slice(0, most),
  }
}
