import { sourceTraits } from "../../catalog/listTypes.ts"
import type { AreaDetails } from "../../counting/questions/CountDetails.ts"
import type { Target } from "../../audience/occupants/occupantOptions.ts"
import type { Choices } from "../../drafts/Draft.ts"
import type { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { type AreaDetail, OCCUPANT_KINDS, type OrderArea } from "../OrderArea.ts"
import { changeWantedRecords } from "./changeQuantity.ts"
import { createWantedLeaf, listWantedLeaves, type WantedRecords, sumWantedRecords } from "./WantedRecords.ts"

const occupantsOf = (key: string, occupants: OccupantRecords): WantedRecords =>
  sumWantedRecords(
    key,
    OCCUPANT_KINDS.map((kind) => createWantedLeaf(kind, occupants[kind])),
  )

/** The fields of an area and its detail rows that determine how quantities are divided. */
type DividedDetail = Pick<AreaDetail, "code" | "available" | "occupants">
interface DividedArea extends Pick<OrderArea, "key" | "available" | "occupants"> {
  readonly details: ReadonlyArray<DividedDetail>
}

const detailOf = ({ code, available, occupants }: DividedDetail): WantedRecords =>
  occupants === null ? createWantedLeaf(code, available) : occupantsOf(code, occupants)

const areaOf = ({ key, available, occupants, details }: DividedArea): WantedRecords => {
  if (details.length > 0) return sumWantedRecords(key, details.map(detailOf))
  return occupants === null ? createWantedLeaf(key, available) : occupantsOf(key, occupants)
}

/** Returns the key under which a place within an area is stored: 'C001', 'C001/homes'. */
const pathKey = (path: ReadonlyArray<string>): string => path.join("/")

/** Replaces the parts of wanted records and updates their sum. */
const summed = (wanted: WantedRecords, parts: ReadonlyArray<WantedRecords>): WantedRecords => ({
  ...wanted,
  parts,
  desired: parts.reduce((total, { desired }) => total + desired, 0),
})

/**
 * Applies the stored quantities to all places that still exist, each distributed among its parts. A place gets 0 if no
 * quantity is stored for it or anything below it.
 */
const withKept = (
  wanted: WantedRecords,
  kept: Readonly<Record<string, number>>,
  path: ReadonlyArray<string>,
): WantedRecords => {
  const own = path.length === 0 ? undefined : kept[pathKey(path)]
  return own !== undefined || wanted.parts.length === 0
    ? changeWantedRecords(wanted, [], own ?? null)
    : summed(
        wanted,
        wanted.parts.map((part) => withKept(part, kept, [...path, part.key])),
      )
}

type Quantities = Pick<Choices, "quantities" | "detailQuantities" | "wantedTotal">

/**
 * Builds the wanted records for an area and its parts from the stored quantities. The parts' quantities apply only if
 * they add up to the area's quantity. If they don't, the area was changed later, and its quantity is distributed among
 * the parts.
 */
const areaAsKept = (
  all: WantedRecords,
  { detailQuantities, quantities }: Pick<Choices, "quantities" | "detailQuantities">,
): WantedRecords => {
  const desired = Math.min(Math.max(Math.trunc(quantities[all.key] ?? all.available), 0), all.available)
  // As it is after a count: there is nothing to spread.
  if (desired === all.available) return all
  const kept = detailQuantities?.[all.key]
  const parts = kept === undefined || all.parts.length === 0 ? null : withKept(all, kept, [])
  return parts?.desired === desired ? parts : changeWantedRecords(all, [], desired)
}

/**
 * Builds an order's wanted records, down to homes, apartments, and businesses: everything available after a count,
 * unless the draft's choices select less. A wanted total is distributed among all areas. Areas and parts with nothing
 * available are left out.
 */
export const buildWantedRecords = (areas: ReadonlyArray<DividedArea>, choices: Quantities): WantedRecords => {
  const all = sumWantedRecords("order", areas.map(areaOf))
  return choices.wantedTotal === undefined
    ? summed(
        all,
        all.parts.map((area) => areaAsKept(area, choices)),
      )
    : changeWantedRecords(all, [], choices.wantedTotal)
}

/**
 * Builds the wanted records of a count's details, divided by homes, apartments, and businesses if the source counts
 * them. spec: order-builder §3 (for list type 50 totals are the sum of home, apartment and business quantities)
 */
export const wantedRecordsFromDetails = (
  listType: number,
  areas: ReadonlyArray<AreaDetails>,
  choices: Quantities,
): WantedRecords => {
  const { countsDwellings } = sourceTraits(listType)
  const divided = <Part extends { readonly occupants: OccupantRecords }>(part: Part) => ({
    ...part,
    occupants: countsDwellings ? part.occupants : null,
  })
  return buildWantedRecords(
    areas.map((area) => ({ ...divided(area), details: area.details.map(divided) })),
    choices,
  )
}

/** Returns whether distributing the total among the parts yields exactly their wanted quantities. */
const isSpread = (wanted: WantedRecords): boolean => {
  const spread = changeWantedRecords(wanted, [], wanted.desired)
  return wanted.parts.every((part, at) => part.desired === spread.parts[at]?.desired && isSpread(part))
}

/** Lists the parts' nonzero quantities, each at the highest level that fully describes it. */
const keptBelow = (
  { parts }: WantedRecords,
  above: ReadonlyArray<string> = [],
): ReadonlyArray<readonly [path: string, desired: number]> =>
  parts
    .filter(({ desired }) => desired > 0)
    .flatMap((part) => {
      const path = [...above, part.key]
      return isSpread(part) ? [[pathKey(path), part.desired] as const] : keptBelow(part, path)
    })

/**
 * Converts the quantities to the form stored in a draft's choices, from which `buildWantedRecords` rebuilds the same order.
 * Since drafts must be short, omits parts with 0 and the parts of evenly distributed areas.
 */
export const toStoredQuantities = (
  order: WantedRecords,
): Required<Pick<Choices, "quantities" | "detailQuantities">> => ({
  quantities: Object.fromEntries(order.parts.map(({ key, desired }) => [key, desired])),
  detailQuantities: Object.fromEntries(
    order.parts
      .filter((area) => !isSpread(area))
      .map((area) => [area.key, Object.fromEntries(keptBelow(area))]),
  ),
})

/** Stores the order's quantities in the choices, by area and part. Removes a wanted total. */
export const storeOrderQuantities = (choices: Choices, order: WantedRecords): Choices => {
  const { detailQuantities: _, wantedTotal: __, ...others } = choices
  const { detailQuantities, quantities } = toStoredQuantities(order)
  return {
    ...others,
    quantities,
    ...(Object.keys(detailQuantities).length === 0 ? {} : { detailQuantities }),
  }
}

/**
 * Returns the ordered quantities of each area's smallest parts, by area key and then by place, omitting parts with 0.
 * Areas without parts, and areas ordered in full or not at all, are also omitted, because their own quantity is enough.
 */
export const orderedPartQuantities = (
  order: WantedRecords,
): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(
    order.parts
      .filter(({ available, desired, parts }) => parts.length > 0 && desired > 0 && desired < available)
      .map((area) => [
        area.key,
        Object.fromEntries(
          listWantedLeaves(area)
            .filter(({ leaf }) => leaf.desired > 0)
            .map(({ leaf, path }) => [pathKey(path), leaf.desired]),
        ),
      ]),
  )

/** Returns the numbers of homes, apartments, and businesses wanted at all levels below. */
export const sumWantedOccupants = (wanted: WantedRecords): OccupantRecords => {
  const leaves = listWantedLeaves(wanted).map(({ leaf }) => leaf)
  const of = (kind: Target): number =>
    leaves.reduce((total, { key, desired }) => total + (key === kind ? desired : 0), 0)
  return { homes: of("homes"), apartments: of("apartments"), businesses: of("businesses") }
}

/** Returns the homes and apartments wanted along each carrier route, by code, summed over all areas. */
export const homesByRoute = (order: WantedRecords): ReadonlyMap<string, number> => {
  const homes = new Map<string, number>()
  for (const route of order.parts.flatMap(({ parts }) => parts)) {
    const wanted = sumWantedOccupants(route)
    homes.set(route.key, (homes.get(route.key) ?? 0) + wanted.homes + wanted.apartments)
  }
  return homes
}
