import { minimumQuantity, type Notice, quantitiesForTotal } from "@listwright/domain"
import type { AreaRow } from "./summaryTable.ts"

/** Wanted records by area key, and the warning when the least quantity of an order made more of them. */
export interface EditedQuantities {
  readonly quantities: Readonly<Record<string, number>>
  readonly warning: Notice | null
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, each) => total + each, 0)

/** A new total, spread over the areas in proportion to what is available. spec: order-builder §5, §7 */
export const withTotal = (rows: ReadonlyArray<AreaRow>, total: number, minimum: number): EditedQuantities => {
  const checked = minimumQuantity(total, minimum, sum(rows.map((row) => row.available)))
  return {
    quantities: quantitiesForTotal(
      rows.map(({ key, available }) => ({ key, available, withPhones: 0 })),
      checked.value,
    ),
    warning: checked.warning,
  }
}

/**
 * A new quantity of one area. Where that takes the total below the minimum, the same area gets what is missing, as far
 * as it has it; the rest is spread over all, because the edited area alone cannot keep the order large enough.
 */
export const withAreaQuantity = (
  rows: ReadonlyArray<AreaRow>,
  key: string,
  quantity: number,
  minimum: number,
): EditedQuantities => {
  const others = sum(rows.filter((row) => row.key !== key).map((row) => row.selected))
  const checked = minimumQuantity(others + quantity, minimum, sum(rows.map((row) => row.available)))
  const own = rows.find((row) => row.key === key)?.available ?? 0
  const raised = checked.value - others
  if (raised > own) return withTotal(rows, others + quantity, minimum)
  return {
    quantities: Object.fromEntries(rows.map((row) => [row.key, row.key === key ? raised : row.selected])),
    warning: checked.warning,
  }
}
