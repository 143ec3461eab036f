import { areaKey } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { readOriginalAreas } from "./readOriginalAreas.ts"
import { readOriginalParts } from "./partQuantities.ts"

type Quantities = Required<Pick<Choices, "quantities" | "detailQuantities">>

/**
 * Reads the quantities that an order requests for its areas and their parts, by area key; areas without a quantity are
 * missing. Empty if the order can't be interpreted.
 */
export const readOriginalQuantities = (order: OriginalOrder): Quantities => {
  const areas = Result.getOrElse(readOriginalAreas(order), () => [])
  const items = areas.flatMap((area, at) => {
    const geo = order.OrderGeos?.[at]
    return geo === undefined ? [] : [{ key: areaKey(area), geo, below: readOriginalParts(geo) }]
  })
  const wanted = items.flatMap(({ below, geo, key }) => {
    const parts = below.length === 0 ? undefined : below.reduce((sum, [, desired]) => sum + desired, 0)
    const quantity = geo.DesiredQty ?? parts
    return quantity === undefined ? [] : [[key, quantity] as const]
  })
  return {
    quantities: Object.fromEntries(wanted),
    detailQuantities: Object.fromEntries(
      items.flatMap(({ below, key }) =>
        below.length === 0 ? [] : [[key, Object.fromEntries(below)] as const],
      ),
    ),
  }
}
