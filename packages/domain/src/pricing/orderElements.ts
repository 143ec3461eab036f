import type { DemoColumn } from "../audience/DemoColumn.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"
import type { PricedElement } from "./OrderToPrice.ts"

const BASE = "Base"
const PHONE = "Phone"

/**
 * What a list costs money for: the base; each attribute that it is selected by and that has price rows, once; phones,
 * when they are delivered. Attributes without price rows are free. All households ignore the attributes, and do not pay
 * for them. `outputColumns` name price elements of extra columns; they are additional.
 * spec: decisions, Money
 */
export const orderElements = (
  list: IndexedPriceList,
  definition: ListDefinition,
  columns: ReadonlyArray<Pick<DemoColumn, "column" | "priceElement">>,
  outputColumns: ReadonlyArray<string> = [],
): ReadonlyArray<PricedElement> => {
  const priceElements = new Map(columns.map(({ column, priceElement }) => [column, priceElement]))
  const criteria = definition.audience.unit === "allHouseholds" ? [] : definition.audience.criteria
  const selected = criteria
    .map((criterion) => priceElements.get(criterion.column) ?? null)
    .filter((element) => element !== null)
    .filter((element) => list.brackets.has(element))
  const phone =
    definition.phoneOption === "phonesWhereAvailable" || definition.phoneOption === "onlyWithPhones"
      ? [PHONE]
      : []
  const elements = new Set([BASE, ...selected, ...phone])
  return [
    ...[...elements].map((ElementName) => ({ ElementName, IsAdditional: false })),
    ...[...new Set(outputColumns)]
      .filter((name) => list.brackets.has(name) && !elements.has(name))
      .map((ElementName) => ({ ElementName, IsAdditional: true })),
  ]
}
