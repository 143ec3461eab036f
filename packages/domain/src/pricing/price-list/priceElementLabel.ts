import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { PRICE_ELEMENTS } from "../../glossary/priceElements.ts"

/** A column with its display name and price element. */
export interface NamedElement extends Pick<Attribute, "column" | "name" | "priceElement"> {
  /** True if the list uses the column; missing if unknown. */
  readonly isChosen?: boolean
}

const isLabelled = (element: string): element is keyof typeof PRICE_ELEMENTS =>
  Object.hasOwn(PRICE_ELEMENTS, element)

/**
 * Returns a price element's display name: the names of the chosen columns that it prices, as in their controls and the
 * waterfall. Without chosen columns, falls back to the glossary's label, then to the name of the only column that it
 * prices, then to its name in the price list.
 */
export const priceElementLabel = (columns: ReadonlyArray<NamedElement>, element: string): string => {
  const sold = columns.filter(({ column, priceElement }) => priceElement === element || column === element)
  const chosen = sold.filter(({ isChosen }) => isChosen === true)
  if (chosen.length > 0) return [...new Set(chosen.map(({ name }) => name))].join(" and ")
  if (isLabelled(element)) return PRICE_ELEMENTS[element]
  const [first, ...others] = new Set(sold.map(({ name }) => name))
  return first !== undefined && others.length === 0 ? first : element
}
