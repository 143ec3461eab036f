/** What a resident occupant list goes to. spec: order-builder §2.4 */
export const targetBits = { homes: 1, apartments: 2, businesses: 4 } as const
export type Target = keyof typeof targetBits

/** How it is delivered. spec: order-builder §2.4 */
export const routeBits = { carrierRoutes: 1, poBoxes: 2, ruralRoutes: 4 } as const
export type Route = keyof typeof routeBits

const bitSum = <Name extends string>(
  bits: Readonly<Record<Name, number>>,
  ticked: ReadonlyArray<Name>,
): number => [...new Set(ticked)].reduce((sum, name) => sum + bits[name], 0)

/** TargetOption: the sum of the ticked bits, 0 to 7. spec: order-builder §9 */
export const targetOption = (ticked: ReadonlyArray<Target>): number => bitSum(targetBits, ticked)

/** RouteOption: the sum of the ticked bits, 0 to 7. spec: order-builder §9 */
export const routeOption = (ticked: ReadonlyArray<Route>): number => bitSum(routeBits, ticked)
