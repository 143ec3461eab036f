import type { DemoColumn } from "./DemoColumn.ts"

/**
 * Chosen values in the order in which their attribute has them, so that 'Under $50,000' stands before '$50,000 to $74,999';
 * definitions hold them in the order of their codes. What the attribute does not have comes last, as it stands.
 */
export const inOwnOrder = (
  column: Partial<Pick<DemoColumn, "values">> | undefined,
  values: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const places = new Map((column?.values ?? []).map(({ value }, at) => [value, at]))
  const placeOf = (value: string): number => places.get(value) ?? places.size
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}
