import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** The bits of the targets available for a resident occupant list. */
export const targetBits = { homes: 1, apartments: 2, businesses: 4 } as const
export type Target = keyof typeof targetBits

/** The bits of the delivery routes available for a resident occupant list. */
export const routeBits = { carrierRoutes: 1, poBoxes: 2, ruralRoutes: 4 } as const
export type Route = keyof typeof routeBits

/** The targets in screen order. */
export const TARGETS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]
/** The routes in screen order. */
export const ROUTES: ReadonlyArray<Route> = ["carrierRoutes", "poBoxes", "ruralRoutes"]

const bitSum = <Name extends string>(
  bits: Readonly<Record<Name, number>>,
  ticked: ReadonlyArray<Name>,
): number => [...new Set(ticked)].reduce((sum, name) => sum + bits[name], 0)

const namesOf = <Name extends string>(
  bits: Readonly<Record<Name, number>>,
  names: ReadonlyArray<Name>,
  sum: number,
): ReadonlyArray<Name> | undefined =>
  Number.isInteger(sum) && sum >= 0 && sum <= bitSum(bits, names)
    ? names.filter((name) => (sum & bits[name]) !== 0)
    : undefined

/** Returns the code for targets: the sum of the selected bits, 0 to 7 [ob9-occupant-bits]. */
export const targetOption = (ticked: ReadonlyArray<Target>): number => bitSum(targetBits, ticked)

/** Returns the code for routes: the sum of the selected bits, 0 to 7 [ob9-occupant-bits]. */
export const routeOption = (ticked: ReadonlyArray<Route>): number => bitSum(routeBits, ticked)

/** Returns the targets that a code selects; undefined unless the code is 0 to 7 [ob9-occupant-bits]. */
export const decodeTargetOption = (option: number): ReadonlyArray<Target> | undefined =>
  namesOf(targetBits, TARGETS, option)

/** Returns the routes that a code selects; undefined unless the code is 0 to 7 [ob9-occupant-bits]. */
export const decodeRouteOption = (option: number): ReadonlyArray<Route> | undefined =>
  namesOf(routeBits, ROUTES, option)

/** Returns the code for contact names; 1 includes contact names where they exist. */
export const contactNameOption = (contactNames: boolean): 0 | 1 => (contactNames ? 1 : 0)

/** Decodes contact names; undefined if there's no such code. */
export const decodeContactNameOption = (option: number): boolean | undefined =>
  option === 1 ? true : option === 0 ? false : undefined

/** A resident occupant list's targets and routes while the user is choosing them; never null. */
export type OccupantChoice = NonNullable<ListDefinition["occupant"]>

/** The choice with nothing selected yet. */
export const emptyOccupantChoice: OccupantChoice = { targets: [], routes: [], contactNames: false }

const ticked = <Name>(names: ReadonlyArray<Name>, name: Name, isTicked: boolean): ReadonlyArray<Name> => [
  ...names.filter((other) => other !== name),
  ...(isTicked ? [name] : []),
]

/** Selects or clears a target. `choice` is null if the user hasn't chosen anything yet. */
export const setTargetSelected = (
  choice: OccupantChoice | null,
  target: Target,
  isTicked: boolean,
): OccupantChoice => {
  const before = choice ?? emptyOccupantChoice
  return { ...before, targets: ticked(before.targets, target, isTicked) }
}

/** Selects or clears a route. `choice` is null if the user hasn't chosen anything yet. */
export const setRouteSelected = (
  choice: OccupantChoice | null,
  route: Route,
  isTicked: boolean,
): OccupantChoice => {
  const before = choice ?? emptyOccupantChoice
  return { ...before, routes: ticked(before.routes, route, isTicked) }
}

/** Sets 'Include contact names where available'. `choice` is null if the user hasn't chosen anything yet. */
export const setContactNames = (choice: OccupantChoice | null, contactNames: boolean): OccupantChoice => ({
  ...(choice ?? emptyOccupantChoice),
  contactNames,
})
