import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import { PRICE_ELEMENTS } from "../../glossary/priceElements.ts"

/** A column with what people call it, and the price element that it is sold as. */
export interface NamedElement extends Pick<DemoColumn, "column" | "name" | "priceElement"> {
  /** Whether the list asks for it; missing: not known. */
  readonly isChosen?: boolean
}

const isLabelled = (element: string): element is keyof typeof PRICE_ELEMENTS =>
  Object.hasOwn(PRICE_ELEMENTS, element)

/**
 * What people call a price element: the names of the chosen columns that are sold as it, as their controls and the
 * waterfall have them; without one the glossary's label; else the name of the one column that is sold as it; else what
 * the price list calls it.
 */
export const priceElementLabel = (columns: ReadonlyArray<NamedElement>, element: string): string => {
  const sold = columns.filter(({ column, priceElement }) => priceElement === element || column === element)
  const chosen = sold.filter(({ isChosen }) => isChosen === true)
  if (chosen.length > 0) return [...new Set(chosen.map(({ name }) => name))].join(" and ")
  if (isLabelled(element)) return PRICE_ELEMENTS[element]
  const [first, ...others] = new Set(sold.map(({ name }) => name))
  return first !== undefined && others.length === 0 ? first : element
}
