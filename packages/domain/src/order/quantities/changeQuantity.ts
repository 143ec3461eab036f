import type { Notice } from "../../shared/Notice.ts"
import { changeWanted, wantedAt } from "./changeWanted.ts"
import { minimumQuantity } from "./minimumQuantity.ts"
import type { WantedRecords } from "./WantedRecords.ts"

/** An order after a quantity was changed. */
export interface ChangedQuantity {
  readonly wanted: WantedRecords
  /** Says that the minimum made more of what was asked for. */
  readonly warning: Notice | null
}

/**
 * Wants another quantity at one place of an order, and keeps the order as large as it must be: what is missing to the
 * minimum goes to that same place, as far as it has it; otherwise the least total is spread over all areas, because the
 * place alone cannot keep the order large enough. spec: order-builder §5 (Quantities and counts) [ob5-minimum-quantity]
 */
export const changeQuantity = (
  order: WantedRecords,
  path: ReadonlyArray<string>,
  quantity: number | null,
  minimum: number,
): ChangedQuantity => {
  const wanted = changeWanted(order, path, quantity)
  const { value, warning } = minimumQuantity(wanted.desired, minimum, wanted.available)
  const missing = value - wanted.desired
  if (missing === 0) return { wanted, warning }
  const place = wantedAt(wanted, path)
  const raised =
    place === undefined || place.desired + missing > place.available
      ? changeWanted(wanted, [], value)
      : changeWanted(wanted, path, place.desired + missing)
  return { wanted: raised, warning }
}
