import type { Target } from "../../audience/occupants/occupantOptions.ts"
import type { Choices } from "../../drafts/Draft.ts"
import type { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { type AreaDetail, OCCUPANT_KINDS, type OrderArea } from "../OrderArea.ts"
import { changeWanted } from "./changeQuantity.ts"
import { wantedLeaf, wantedLeaves, type WantedRecords, wantedSum } from "./WantedRecords.ts"

const occupantsOf = (key: string, occupants: OccupantRecords): WantedRecords =>
  wantedSum(
    key,
    OCCUPANT_KINDS.map((kind) => wantedLeaf(kind, occupants[kind])),
  )

/** What of an area, and of a detail row of it, decides how its quantities divide. */
type DividedDetail = Pick<AreaDetail, "code" | "available" | "occupants">
interface DividedArea extends Pick<OrderArea, "key" | "available" | "occupants"> {
  readonly details: ReadonlyArray<DividedDetail>
}

const detailOf = ({ code, available, occupants }: DividedDetail): WantedRecords =>
  occupants === null ? wantedLeaf(code, available) : occupantsOf(code, occupants)

const areaOf = ({ key, available, occupants, details }: DividedArea): WantedRecords => {
  if (details.length > 0) return wantedSum(key, details.map(detailOf))
  return occupants === null ? wantedLeaf(key, available) : occupantsOf(key, occupants)
}

/** How a place below an area is kept: 'C001', 'C001/homes'. */
const pathKey = (path: ReadonlyArray<string>): string => path.join("/")

/** Takes over every kept quantity of a place that there still is; a place that nothing is kept of gets none. */
const withKept = (area: WantedRecords, kept: Readonly<Record<string, number>>): WantedRecords =>
  wantedLeaves(area).reduce(
    (wanted, { path }) => changeWanted(wanted, path, kept[pathKey(path)] ?? null),
    area,
  )

type Quantities = Pick<Choices, "quantities" | "detailQuantities">

/**
 * What is wanted of an order, down to homes, apartments and businesses: everything available after a count, unless the
 * choices of the draft want less. Areas and parts with nothing available are left out. spec: decisions (Counting and
 * quantities), order-builder §3 (Geography item)
 */
export const wantedOrder = (areas: ReadonlyArray<DividedArea>, choices: Quantities): WantedRecords =>
  wantedSum(
    "order",
    areas.map((area) => {
      const all = areaOf(area)
      const some = changeWanted(all, [], choices.quantities[area.key] ?? all.available)
      const parts = withKept(some, choices.detailQuantities?.[area.key] ?? {})
      // What is kept of the parts counts as long as it fits what is kept of the area.
      return parts.desired === some.desired ? parts : some
    }),
  )

/** The quantities as the choices of a draft keep them; `wantedOrder` reads the same order from them. */
export const keptQuantities = (order: WantedRecords): Required<Quantities> => ({
  quantities: Object.fromEntries(order.parts.map(({ key, desired }) => [key, desired])),
  detailQuantities: Object.fromEntries(
    order.parts
      .filter(({ parts }) => parts.length > 0)
      .map((area) => [
        area.key,
        Object.fromEntries(wantedLeaves(area).map(({ path, leaf }) => [pathKey(path), leaf.desired])),
      ]),
  ),
})

/**
 * What is wanted of homes, apartments and businesses in everything below. spec: order-builder §3
 * (DesiredQtyHome/Apt/Buss)
 */
export const wantedOccupants = (wanted: WantedRecords): OccupantRecords => {
  const leaves = wantedLeaves(wanted).map(({ leaf }) => leaf)
  const of = (kind: Target): number =>
    leaves.reduce((total, { key, desired }) => total + (key === kind ? desired : 0), 0)
  return { homes: of("homes"), apartments: of("apartments"), businesses: of("businesses") }
}
