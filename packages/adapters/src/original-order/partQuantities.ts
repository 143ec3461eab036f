import { desiredEmailRecords } from "@listwright/domain/order"
import type { OrderGeo, OrderGeoDetail } from "../contract/original/order/OriginalGeography.ts"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** The fields for an area's homes, apartments, and businesses, wanted and available. */
const OCCUPANTS = [
  { kind: "homes", desired: "DesiredQtyHome", available: "AvailableQtyHome" },
  { kind: "apartments", desired: "DesiredQtyApt", available: "AvailableQtyApt" },
  { kind: "businesses", desired: "DesiredQtyBuss", available: "AvailableQtyBuss" },
] as const

type Wanted = ReadonlyArray<readonly [path: string, desired: number]>

const occupantsWanted = (of: OrderGeo | OrderGeoDetail, path: string): Wanted =>
  OCCUPANTS.flatMap(({ desired, kind }) => {
    const quantity = of[desired] ?? null
    return quantity === null ? [] : [[`${path}${kind}`, quantity] as const]
  })

const detailWanted = (detail: OrderGeoDetail): Wanted => {
  const occupants = occupantsWanted(detail, `${detail.DetailCode}/`)
  const whole = detail.DesiredQty ?? null
  return occupants.length > 0 || whole === null ? occupants : [[detail.DetailCode, whole]]
}

/** Lists the quantities wanted below an item, by path: 'C001', 'C001/homes', 'homes'. */
export const readOriginalParts = (geo: OrderGeo): Wanted => {
  const details = (geo.OrderGeoDetails ?? []).flatMap(detailWanted)
  return details.length > 0 ? details : occupantsWanted(geo, "")
}

const sum = (wanted: Wanted): number => wanted.reduce((total, [, desired]) => total + desired, 0)

const geoProblem = (geo: OrderGeo): string | null => {
  const field = `OrderGeos: ${geo.GeoKeyCode}`
  const emails = geo.EmailAvailableQty ?? 0
  const desired = geo.DesiredQty ?? null
  const wanted = [emails, desiredEmailRecords({ emailAvailable: emails }, desired ?? emails)]
  if (!wanted.includes(geo.EmailDesiredQty ?? emails))
    return `${field}: its EmailDesiredQty doesn't match its EmailAvailableQty. Please send the same number for both.`
  const below = readOriginalParts(geo)
  return below.length > 0 && desired !== null && sum(below) !== desired
    ? `${field}: its parts' desired quantities add up to ${sum(below)}, but its DesiredQty is ${desired}.`
    : null
}

/**
 * Sums one type of occupant across an order's items, using the quantities below each item or, if there are none, the
 * item's own desired or available quantity.
 */
const sumOfKind = (order: OriginalOrder, kind: (typeof OCCUPANTS)[number]): number =>
  (order.OrderGeos ?? []).reduce((total, geo) => {
    const own = readOriginalParts(geo).filter(([path]) => path.split("/").at(-1) === kind.kind)
    return total + (own.length > 0 ? sum(own) : (geo[kind.desired] ?? geo[kind.available] ?? 0))
  }, 0)

/**
 * Returns a message that names the field of the first quantity in an order that would exclude records but can't be
 * interpreted; null if every quantity can be interpreted.
 */
export const partsProblem = (order: OriginalOrder): string | null => {
  for (const geo of order.OrderGeos ?? []) {
    const problem = geoProblem(geo)
    if (problem !== null) return problem
  }
  const wrong = OCCUPANTS.find(
    (kind) => (order[kind.desired] ?? sumOfKind(order, kind)) !== sumOfKind(order, kind),
  )
  return wrong === undefined
    ? null
    : `${wrong.desired}: ${order[wrong.desired]} doesn't match the total in OrderGeos, ${sumOfKind(order, wrong)}.`
}

/**
 * Converts the quantities wanted below an area to the fields of its order item: the item's own, or those of its
 * details. Empty if they don't add up to the area's quantity because that has changed since. `desired` is null before a
 * count.
 */
export const toOriginalParts = (
  kept: Readonly<Record<string, number>>,
  desired: number | null,
): Pick<OrderGeo, "OrderGeoDetails" | (typeof OCCUPANTS)[number]["desired"]> => {
  const paths = Object.entries(kept)
  if (desired !== null && sum(paths) !== desired) return {}
  const occupantsIn = (prefix: string) =>
    Object.fromEntries(
      OCCUPANTS.flatMap(({ desired, kind }) => {
        const quantity = kept[`${prefix}${kind}`]
        return quantity === undefined ? [] : [[desired, quantity] as const]
      }),
    )
  const own = occupantsIn("")
  const codes = [...new Set(paths.map(([path]) => path.split("/")[0] ?? ""))].filter(
    (code) => !OCCUPANTS.some(({ kind }) => kind === code),
  )
  const OrderGeoDetails = codes.map((DetailCode): OrderGeoDetail => {
    const below = paths.filter(([path]) => path === DetailCode || path.startsWith(`${DetailCode}/`))
    return { DetailCode, DesiredQty: sum(below), ...occupantsIn(`${DetailCode}/`) }
  })
  return { ...own, ...(OrderGeoDetails.length === 0 ? {} : { OrderGeoDetails }) }
}
