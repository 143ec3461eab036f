import { Result } from "effect"
import { formatFixed } from "../shared/Decimal.ts"
import { UNIT_PRICE_DECIMALS, elementPrice } from "./price/computeUnitPrice.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"
import type { PricedElement } from "./PricingInput.ts"
import { type OfferedColumn, type OutputColumn, pricingColumn } from "../audience/attributes/OutputColumn.ts"
import { type ColumnElement, createPriceElementLookup } from "./price/orderElements.ts"
import { NoPrice } from "./PricingErrors.ts"

const FREE = "0.00000"

/**
 * Lists output columns with the amount that each would add to a record's price at a quantity: its element's price with
 * 5 decimals, before repeated use. The price is 0 if the column is free, if the order already pays for its element, or
 * if nothing is ordered. A column that has prices but none for the quantity is an error, never free.
 */
export const offeredColumns = (
  list: IndexedPriceList,
  columns: ReadonlyArray<ColumnElement>,
  outputColumns: ReadonlyArray<OutputColumn>,
  ordered: ReadonlyArray<PricedElement>,
  quantity: number,
): Result.Result<ReadonlyArray<OfferedColumn>, NoPrice> => {
  const elementOf = createPriceElementLookup(list, columns)
  const paid = new Set(ordered.map(({ element }) => element))
  const offered: Array<OfferedColumn> = []
  for (const column of outputColumns) {
    const element = elementOf(pricingColumn(column))
    if (element === null || paid.has(element) || quantity === 0) {
      offered.push({ ...column, price: FREE })
      continue
    }
    const price = elementPrice(list, element, quantity)
    if (price === undefined) return Result.fail(new NoPrice({ element }))
    offered.push({ ...column, price: formatFixed(price, UNIT_PRICE_DECIMALS) })
  }
  return Result.succeed(offered)
}
