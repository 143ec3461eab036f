import type { Attribute } from "./Attribute.ts"

/** Returns the display name of a column's value; its code if the column or its values aren't known. */
export const valueName = (column: Partial<Pick<Attribute, "values">> | undefined, value: string): string =>
  column?.values?.find((known) => known.value === value)?.name ?? value
