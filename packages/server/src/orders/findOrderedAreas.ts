import {
  Counts,
  detailUnit,
  type ListOwner,
  type AttributeSelection,
  attributeSelectionKey,
  type WantedArea,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { orderedPartQuantities, wantedRecordsFromDetails } from "@listwright/domain/order"
import { commonPartColumns, divideQuantity } from "@listwright/domain/pricing"
import { Effect } from "effect"
import type { DeskPrice } from "../pricing/PriceDesk.ts"
import type { OrderedArea } from "./OrderedArea.ts"
import { PlacementSuperseded } from "./PlacementErrors.ts"

/**
 * Returns the keys of areas whose quantity is divided into parts on the screens; the list must be divided in the same
 * way.
 */
const dividedKeys = ({ definition: { areas, listType } }: Draft): ReadonlySet<string> =>
  new Set(areas.filter((area) => detailUnit(listType, area) !== null).map(areaKey))

/** Divides a saved-list area by the attributes that selected its records, as they were priced. */
const bySelection = (
  area: WantedArea,
  selectedBy: ReadonlyArray<AttributeSelection>,
  offered: ReadonlyArray<string>,
): OrderedArea => {
  if (selectedBy.length === 0) return area
  const ordered = divideQuantity(selectedBy, area.desired).filter(({ quantity }) => quantity > 0)
  // A list may have been saved before the source stopped offering an attribute.
  const columns = commonPartColumns(ordered).filter((column) => offered.includes(column))
  const isDivided = selectedBy.length > 1 && area.desired > 0 && area.desired < area.available
  return {
    ...area,
    ...(columns.length === 0 ? {} : { columns }),
    ...(isDivided
      ? { parts: Object.fromEntries(ordered.map((part) => [attributeSelectionKey(part), part.quantity])) }
      : {}),
  }
}

/**
 * Returns the quantity ordered from each area, and from its parts if they have quantities. Parts are counted again, so
 * the delivery matches the detail rows. If the data has changed since the count was priced, the placement is
 * superseded.
 */
export const findOrderedAreas = Effect.fn("findOrderedAreas")(function* (
  draft: Draft,
  { areas, count, offered }: Pick<DeskPrice, "areas" | "count" | "offered">,
  owner: ListOwner,
) {
  const selectedBy = new Map(count.areas.map((area) => [area.key, area.selectedBy ?? []]))
  const divided = dividedKeys(draft)
  const priced = areas.map((area) => {
    const { parts, ...whole } = bySelection(area, selectedBy.get(area.key) ?? [], offered)
    return parts === undefined || divided.has(area.key) ? whole : { ...whole, parts }
  })
  if (
    priced.every(({ available, desired, key }) => !divided.has(key) || desired === 0 || desired === available)
  )
    return priced
  const counts = yield* Counts
  const details = yield* counts.details(draft.definition, owner)
  const wanted = wantedRecordsFromDetails(draft.listType, details.areas, draft.choices)
  const parts = orderedPartQuantities(wanted)
  const desired = new Map(wanted.parts.map((area) => [area.key, area.desired]))
  if (priced.some((area) => desired.get(area.key) !== area.desired))
    return yield* new PlacementSuperseded({ what: "draft" })
  return priced.map((area): OrderedArea => {
    const own = divided.has(area.key) ? parts[area.key] : undefined
    return own === undefined ? area : { ...area, parts: own }
  })
})
