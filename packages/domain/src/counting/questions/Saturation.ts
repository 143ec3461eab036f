import { Schema } from "effect"
import { addsToSaturation, byShareTaken, isSaturated } from "../../audience/occupants/saturation.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** The most routes that an answer lists. */
export const MAX_ROUTES = 5_000
/** The default number of routes to list. */
export const USUAL_ROUTES = 1_000

/** The routes to list; the figures for all routes together stay the same. */
export const AskedRoutes = Schema.Struct({
  /** The most of them; `USUAL_ROUTES` unless given. */
  most: Schema.optionalKey(
    Schema.Int.check(
      Schema.isBetween(
        { minimum: 1, maximum: MAX_ROUTES },
        { message: `must be a number of routes from 1 to ${MAX_ROUTES}` },
      ),
    ),
  ),
  /** True to leave out saturated routes. */
  onlyBelow: Schema.optionalKey(Schema.Boolean),
})
export type AskedRoutes = typeof AskedRoutes.Type

/** The part of a carrier route that a list takes. */
export const RouteSaturation = Schema.Struct({
  /** '60614C001'. */
  code: Schema.String,
  /** Homes and apartments of the list. */
  selected: Schema.Int,
  /** All homes and apartments of the source along the whole route, also where the areas cut it. */
  deliverable: Schema.Int,
})
export type RouteSaturation = typeof RouteSaturation.Type

/**
 * The homes and apartments that a list takes along the carrier routes that its areas reach. The selected ones of all
 * routes and `withoutRoute` sum to the homes and apartments of the list.
 */
export const Saturation = Schema.Struct({
  /** Carrier routes that have a home or an apartment in the areas. */
  routes: Schema.Int,
  /** The number of saturated routes. */
  saturated: Schema.Int,
  /** Homes and apartments more that would saturate all others. */
  adds: Schema.Int,
  /** Homes and apartments of the list that have no carrier route. */
  withoutRoute: Schema.Int,
  /** The fullest first, equal ones by code: those that were asked for. */
  ranked: Schema.Array(RouteSaturation),
})
export type Saturation = typeof Saturation.Type

/** The same with what it is true of. */
export const CountSaturation = Schema.Struct({ ...TRUE_OF, ...Saturation.fields })
export type CountSaturation = typeof CountSaturation.Type

/** Homes and apartments by the code of their carrier route; those without one by ''. */
export type RecordsByRoute = ReadonlyMap<string, number>

const byCode = (a: RouteSaturation, b: RouteSaturation): number => (a.code < b.code ? -1 : 1)

/**
 * The answer, of what a list selects, what its areas hold, and what there is along each of the routes: of any route that a
 * list or its areas reach, and maybe of others.
 */
export const saturationOf = (
  selected: RecordsByRoute,
  reached: RecordsByRoute,
  deliverable: RecordsByRoute,
  { most = USUAL_ROUTES, onlyBelow = false }: AskedRoutes = {},
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
    adds: routes.reduce((sum, route) => sum + addsToSaturation(route), 0),
    withoutRoute: selected.get("") ?? 0,
    ranked: routes
      .filter((route) => !(onlyBelow && isSaturated(route)))
      .toSorted((a, b) => byShareTaken(a, b) || byCode(a, b))
      .slice(0, most),
  }
}
