import type { ListOrder } from "@listwright/domain/history"
import { Effect } from "effect"
import { listKnownColumns } from "../../../history/listKnownColumns.ts"
import { PastOrders } from "../../../history/PastOrders.ts"

/** Returns the output columns that any of the given orders has, under their sources' names. */
export const findNamedOutputColumns = Effect.fn("findNamedOutputColumns")(function* (
  orders: ReadonlyArray<ListOrder>,
) {
  const added = yield* (yield* PastOrders).outputColumns(orders.map(({ orderCode }) => orderCode))
  if (added.length === 0) return []
  const columns = yield* Effect.forEach(
    [...new Set(orders.map(({ listType }) => listType))],
    listKnownColumns,
  )
  const known = columns.flat()
  return added.map((column) => ({
    ColumnName: column,
    ColumnDesc: known.find((one) => one.column === column)?.name ?? column,
  }))
})
