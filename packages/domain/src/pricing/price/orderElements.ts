import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { allowedPhoneOption } from "../../audience/step/phoneOptions.ts"
import { audienceColumns } from "../../definition/criterionColumns.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { BASE_ELEMENT, PHONE_ELEMENT, type PricedElement } from "../PricingInput.ts"
import { type OutputColumn, pricingColumn } from "../../audience/attributes/OutputColumn.ts"

/** A column and its price element. */
export type ColumnElement = Pick<Attribute, "column" | "priceElement">

/**
 * Returns a function that finds a column's price element. An attribute names its own element; for any other column, the
 * element has the column's name. The function returns null if the list has no price rows for the element, which makes
 * the column free.
 */
export const createPriceElementLookup = (
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

const paysForPhones = ({ listType, phoneOption }: ListDefinition): boolean => {
  const option = allowedPhoneOption(listType, phoneOption)
  return option === "phonesWhereAvailable" || option === "onlyWithPhones"
}

/**
 * Returns the elements that a list is charged for, each once: the base; the attributes that select it; phones, if
 * they're delivered and the source offers them; and the chosen output columns. Columns without price rows are free. A
 * list of all households ignores the attributes and isn't charged for them. Output columns are additional, and cost
 * nothing extra if the list is already selected by them. A sub-element costs its parent's price, which is charged once
 * for the parent and all of its sub-elements together. `listColumns` contains the attributes of saved lists that
 * selected the records. `list` contains the prices for the order's kind of area.
 */
export const orderElements = (
  list: IndexedPriceList,
  definition: ListDefinition,
  columns: ReadonlyArray<ColumnElement>,
  outputColumns: ReadonlyArray<OutputColumn> = [],
  listColumns: ReadonlyArray<string> = [],
): ReadonlyArray<PricedElement> => {
  const elementOf = createPriceElementLookup(list, columns)
  const selected = [...audienceColumns(definition.audience), ...listColumns]
    .map(elementOf)
    .filter((element) => element !== null)
  const included = new Set([BASE_ELEMENT, ...selected, ...(paysForPhones(definition) ? [PHONE_ELEMENT] : [])])
  const output = outputColumns.map((column) => ({ column, element: elementOf(pricingColumn(column)) }))
  const priced = output.map(({ element }) => element).filter((element) => element !== null)
  return [...new Set([...included, ...priced])].map((element) => {
    const parts = output
      .filter((one) => one.element === element && one.column.isSubElement)
      .map(({ column }) => column.column)
    return {
      element,
      isAdditional: !included.has(element),
      ...(parts.length === 0 ? {} : { subElements: parts.join(",") }),
    }
  })
}
