import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { BASE_ELEMENT, PHONE_ELEMENT } from "../PricingInput.ts"
import type { PriceList } from "./PriceList.ts"

type Sold = Pick<Attribute, "column" | "priceElement">

/** Returns the price elements that a price list may name: Base, Phone, and the attributes' price elements. */
export const validPriceElements = (attributes: ReadonlyArray<Sold>): ReadonlyArray<string> => [
  ...new Set([
    BASE_ELEMENT,
    PHONE_ELEMENT,
    ...attributes.flatMap(({ priceElement }) => (priceElement === null ? [] : [priceElement])),
  ]),
]

/** A price element without a price, and the attributes priced by it. */
export interface UnpricedElement {
  readonly element: string
  /** The columns of these attributes; empty if every order needs the element. */
  readonly columns: ReadonlyArray<string>
}

/**
 * Finds the price elements that a source sells but its price list has no rows for. Their attributes would be free,
 * although having a price element marks them as sold. Returns an empty list if the mobile package is the entire price.
 */
export const unpricedElements = (
  list: Pick<PriceList, "elementPrices">,
  listType: number,
  offered: ReadonlyArray<Sold>,
): ReadonlyArray<UnpricedElement> => {
  if (sourceTraits(listType).skipsPriceCalculation) return []
  const needed = new Map<string, ReadonlyArray<string>>([[BASE_ELEMENT, []]])
  for (const { column, priceElement } of offered)
    if (priceElement !== null) needed.set(priceElement, [...(needed.get(priceElement) ?? []), column])
  const priced = new Set(list.elementPrices.map(({ element }) => element))
  return [...needed].flatMap(([element, columns]) => (priced.has(element) ? [] : [{ element, columns }]))
}
