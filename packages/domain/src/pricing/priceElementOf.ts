import type { DemoColumn } from "../audience/attributes/DemoColumn.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** A column and the price element that it is sold as. */
export type ColumnElement = Pick<DemoColumn, "column" | "priceElement">

/**
 * Finds the price element of a column: a demo column names its own, any other column is called like it. null where the
 * list has no price rows for it: such a column is free. spec: decisions, Money
 */
export const priceElementOf = (
  list: IndexedPriceList,
  columns: ReadonlyArray<ColumnElement>,
): ((column: string) => string | null) => {
  const own = new Map(columns.map(({ column, priceElement }) => [column, priceElement]))
  return (column) => {
    const element = own.get(column)
    const name = element === undefined ? column : element
    return name !== null && list.brackets.has(name) ? name : null
  }
}
