import { apportion } from "../../counting/quantities/redistribute.ts"
import { type WantedQuantities, wantedQuantities } from "../../counting/quantities/wantedQuantities.ts"
import type { AreaCount } from "../../counting/questions/CountAnswer.ts"
import {
  type AttributeSelection,
  attributeSelectionKey,
} from "../../counting/questions/AttributeSelection.ts"

/** The part of an order's records that the same saved-list attributes selected. */
export interface OrderedPart {
  readonly lists: ReadonlyArray<string>
  readonly columns: ReadonlyArray<string>
  /** The number of records, 0 or more. */
  readonly quantity: number
}

/**
 * Divides the quantity ordered from an area among its parts, one for each set of attributes that selected records, in
 * proportion to their records.
 */
export const divideQuantity = (
  selectedBy: ReadonlyArray<AttributeSelection>,
  quantity: number,
): ReadonlyArray<OrderedPart> =>
  apportion(
    quantity,
    selectedBy.map((part) => ({ ...part, available: part.records })),
  ).map(({ area: { columns, lists }, desired }) => ({ lists, columns, quantity: desired }))

/**
 * Returns an order's parts, each with its own attributes, in the order of the areas; if no area comes from saved lists,
 * a single part without attributes. Omits parts with a quantity of 0, unless there's no other part.
 */
export const orderParts = (
  areas: ReadonlyArray<AreaCount>,
  wanted: WantedQuantities,
): ReadonlyArray<OrderedPart> => {
  const selectedBy = new Map(areas.map((area) => [area.key, area.selectedBy]))
  const all = wantedQuantities(areas, wanted).flatMap(({ desired, key }) => {
    const parts = selectedBy.get(key) ?? []
    return parts.length === 0
      ? [{ lists: [], columns: [], quantity: desired }]
      : divideQuantity(parts, desired)
  })
  const ordered = all.filter(({ quantity }) => quantity > 0)
  const parts = new Map<string, OrderedPart>()
  for (const { columns, lists, quantity } of ordered.length > 0 ? ordered : all) {
    const key = attributeSelectionKey({ columns })
    const before = parts.get(key)
    parts.set(key, {
      columns,
      lists: [...new Set([...(before?.lists ?? []), ...lists])],
      quantity: quantity + (before?.quantity ?? 0),
    })
  }
  return parts.size === 0 ? [{ lists: [], columns: [], quantity: 0 }] : [...parts.values()]
}

/** Returns the attributes that selected every ordered record and are therefore charged for and delivered. */
export const commonPartColumns = (
  parts: ReadonlyArray<Pick<OrderedPart, "columns">>,
): ReadonlyArray<string> => {
  const [first, ...others] = parts
  return (first?.columns ?? []).filter((column) => others.every(({ columns }) => columns.includes(column)))
}
