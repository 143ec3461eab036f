import { apportion } from "../../counting/quantities/redistribute.ts"
import { type Wanted, wantedQuantities } from "../../counting/quantities/wantedQuantities.ts"
import type { AreaCount } from "../../counting/questions/CountAnswer.ts"
import { type SelectedBy, selectedByKey } from "../../counting/questions/SelectedBy.ts"

/** Ordered records, grouped by the saved-list attributes that selected them. */
export interface OrderedBy {
  readonly lists: ReadonlyArray<string>
  readonly columns: ReadonlyArray<string>
  /** The number of records, 0 or more. */
  readonly quantity: number
}

/**
 * Divides the quantity ordered from an area among its parts, by the attributes that selected them, in proportion to
 * their records.
 */
export const partsOfQuantity = (
  selectedBy: ReadonlyArray<SelectedBy>,
  quantity: number,
): ReadonlyArray<OrderedBy> =>
  apportion(
    quantity,
    selectedBy.map((part) => ({ ...part, available: part.records })),
  ).map(({ area: { columns, lists }, desired }) => ({ lists, columns, quantity: desired }))

/**
 * Returns an order's parts, each with its own attributes, in the order of the areas; a single part without attributes
 * if no area comes from saved lists. Omits parts with a quantity of 0, unless there's no other part.
 */
export const partsOfOrder = (areas: ReadonlyArray<AreaCount>, wanted: Wanted): ReadonlyArray<OrderedBy> => {
  const selectedBy = new Map(areas.map((area) => [area.key, area.selectedBy]))
  const all = wantedQuantities(areas, wanted).flatMap(({ desired, key }) => {
    const parts = selectedBy.get(key) ?? []
    return parts.length === 0
      ? [{ lists: [], columns: [], quantity: desired }]
      : partsOfQuantity(parts, desired)
  })
  const ordered = all.filter(({ quantity }) => quantity > 0)
  const parts = new Map<string, OrderedBy>()
  for (const { columns, lists, quantity } of ordered.length > 0 ? ordered : all) {
    const key = selectedByKey({ columns })
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
export const columnsOfEveryPart = (
  parts: ReadonlyArray<Pick<OrderedBy, "columns">>,
): ReadonlyArray<string> => {
  const [first, ...others] = parts
  return (first?.columns ?? []).filter((column) => others.every(({ columns }) => columns.includes(column)))
}
