import { Result } from "effect"
import { fixed } from "../shared/Decimal.ts"
import { UNIT_PRICE_DECIMALS, elementPrice } from "./price/unitPriceOf.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"
import type { PricedElement } from "./OrderToPrice.ts"
import { type OfferedColumn, type OutputColumn, pricedColumn } from "../audience/attributes/OutputColumn.ts"
import { type ColumnElement, priceElementOf } from "./price/orderElements.ts"
import { NoPrice } from "./PricingErrors.ts"

const FREE = "0.00000"

/**
 * Lists output columns with the amount that each would add to a record's price at a quantity: its element's price with
 * 5 decimals, before repeated use. The price is 0 if the column is free, if the order already pays for its element, or
 * if nothing is ordered. A column that has prices but no price for the quantity is an error, never free.
 */
export const offeredColumns = (
  list: IndexedPriceList,
  columns: ReadonlyArray<ColumnElement>,
  outputColumns: ReadonlyArray<OutputColumn>,
  ordered: ReadonlyArray<PricedElement>,
  quantity: number,
): Result.Result<ReadonlyArray<OfferedColumn>, NoPrice> => {
  const elementOf = priceElementOf(list, columns)
  const paid = new Set(ordered.map(({ element }) => element))
  const offered: Array<OfferedColumn> = []
  for (const column of outputColumns) {
    const element = elementOf(pricedColumn(column))
    if (element === null || paid.has(element) || quantity === 0) {
      offered.push({ ...column, price: FREE })
      continue
    }
    const price = elementPrice(list, element, quantity)
    if (price === undefined) return Result.fail(new NoPrice({ element }))
    offered.push({ ...column, price: fixed(price, UNIT_PRICE_DECIMALS) })
  }
  return Result.succeed(offered)
}
