import type { Attribute } from "./Attribute.ts"

/**
 * Sorts chosen values in their attribute's order, so that 'Under $50,000' comes before '$50,000 to $74,999';
 * definitions sort them by code. Values that the attribute doesn't have come last, in their given order.
 */
export const sortInAttributeOrder = (
  column: Partial<Pick<Attribute, "values">> | undefined,
  values: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const places = new Map((column?.values ?? []).map(({ value }, at) => [value, at]))
  const placeOf = (value: string): number => places.get(value) ?? places.size
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}
