import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** The bits of the targets that a resident occupant list can go to. */
export const targetBits = { homes: 1, apartments: 2, businesses: 4 } as const
export type Target = keyof typeof targetBits

/** The bits of its delivery routes. */
export const routeBits = { carrierRoutes: 1, poBoxes: 2, ruralRoutes: 4 } as const
export type Route = keyof typeof routeBits

/** In the order of the screen. */
export const TARGETS: ReadonlyArray<Target> = ["homes", "apartments", "businesses"]
/** In the order of the screen. */
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

/** TargetOption: the sum of the ticked bits, 0 to 7 [ob9-occupant-bits]. */
export const targetOption = (ticked: ReadonlyArray<Target>): number => bitSum(targetBits, ticked)

/** RouteOption: the sum of the ticked bits, 0 to 7 [ob9-occupant-bits]. */
export const routeOption = (ticked: ReadonlyArray<Route>): number => bitSum(routeBits, ticked)

/** Returns the targets that a TargetOption ticks; undefined unless it is 0 to 7 [ob9-occupant-bits]. */
export const targetsOf = (option: number): ReadonlyArray<Target> | undefined =>
  namesOf(targetBits, TARGETS, option)

/** Returns the routes that a RouteOption ticks; undefined unless it is 0 to 7 [ob9-occupant-bits]. */
export const routesOf = (option: number): ReadonlyArray<Route> | undefined =>
  namesOf(routeBits, ROUTES, option)

/** ContactNameOption: 1 includes the names that there are. */
export const contactNameOption = (contactNames: boolean): 0 | 1 => (contactNames ? 1 : 0)

/** undefined: there is no such option. */
export const contactNamesOf = (option: number): boolean | undefined =>
  option === 1 ? true : option === 0 ? false : undefined

/** The targets and routes of a resident occupant list while the user is choosing them, so never null. */
export type OccupantChoice = NonNullable<ListDefinition["occupant"]>

/** Nothing ticked yet. */
export const noOccupantChoice: OccupantChoice = { targets: [], routes: [], contactNames: false }

const ticked = <Name>(names: ReadonlyArray<Name>, name: Name, isTicked: boolean): ReadonlyArray<Name> => [
  ...names.filter((other) => other !== name),
  ...(isTicked ? [name] : []),
]

/** Ticks a targeting option, or takes the tick away. `null` is a choice that was not begun. */
export const tickTarget = (
  choice: OccupantChoice | null,
  target: Target,
  isTicked: boolean,
): OccupantChoice => {
  const before = choice ?? noOccupantChoice
  return { ...before, targets: ticked(before.targets, target, isTicked) }
}

/** Ticks a route option, or takes the tick away. `null` is a choice that was not begun. */
export const tickRoute = (choice: OccupantChoice | null, route: Route, isTicked: boolean): OccupantChoice => {
  const before = choice ?? noOccupantChoice
  return { ...before, routes: ticked(before.routes, route, isTicked) }
}

/** 'Include contact names where available'. `null` is a choice that was not begun. */
export const setContactNames = (choice: OccupantChoice | null, contactNames: boolean): OccupantChoice => ({
  ...(choice ?? noOccupantChoice),
  contactNames,
})
