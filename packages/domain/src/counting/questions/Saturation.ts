import { Schema } from "effect"
import type { Target } from "../../audience/occupants/occupantOptions.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { addsToSaturation, byShareTaken, isSaturated } from "../../audience/occupants/saturation.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** The most routes that an answer lists. */
export const MAX_ROUTES = 5_000
/** How many it lists when nobody says. */
export const USUAL_ROUTES = 1_000

/** Which routes are to be listed; what is told of all of them stays the same. */
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
  /** Whether those that are saturated are left out. */
  onlyBelow: Schema.optionalKey(Schema.Boolean),
  /** Whether homes and apartments alone count, both those selected and those there are; all addresses unless given. */
  residential: Schema.optionalKey(Schema.Boolean),
})
export type AskedRoutes = typeof AskedRoutes.Type

/** How much of a carrier route a list takes. */
export const RouteSaturation = Schema.Struct({
  /** '60614C001'. */
  code: Schema.String,
  /** Records of the list. */
  selected: Schema.Int,
  /** All records of the source along the whole route, also where the areas cut it. */
  deliverable: Schema.Int,
})
export type RouteSaturation = typeof RouteSaturation.Type

/**
 * How much a list takes of the carrier routes that its areas reach. What is selected of all routes and `withoutRoute` sum to
 * the total.
 */
export const Saturation = Schema.Struct({
  /** Carrier routes that have an address in the areas. */
  routes: Schema.Int,
  /** Those that are saturated. */
  saturated: Schema.Int,
  /** Addresses more that would saturate all others. */
  adds: Schema.Int,
  /** Records of the list that have no carrier route. */
  withoutRoute: Schema.Int,
  /** The fullest first, equal ones by code: those that were asked for. */
  ranked: Schema.Array(RouteSaturation),
})
export type Saturation = typeof Saturation.Type

/** The same with what it is true of. */
export const CountSaturation = Schema.Struct({ ...TRUE_OF, ...Saturation.fields })
export type CountSaturation = typeof CountSaturation.Type

const everyOccupant: NonNullable<CanonicalDefinition["occupant"]> = {
  targets: ["homes", "apartments", "businesses"],
  routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
  contactNames: false,
}
const HOMES: ReadonlyArray<string> = ["homes", "apartments"] satisfies ReadonlyArray<Target>

/** The homes and apartments of a definition; null: it selects none of them. */
export const residential = (definition: CanonicalDefinition): CanonicalDefinition | null => {
  const { contactNames, routes, targets } = definition.occupant ?? everyOccupant
  const homes = targets.filter((target) => HOMES.includes(target))
  return homes.length === 0
    ? null
    : canonicalDefinition({ ...definition, occupant: { targets: homes, routes, contactNames } })
}

/** Records by the code of their carrier route; those without one by ''. */
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
