import type { DemoColumn } from "./DemoColumn.ts"

/** Returns the display name of a column's value; its code if the column or its values aren't known. */
export const valueName = (column: Partial<Pick<DemoColumn, "values">> | undefined, value: string): string =>
  column?.values?.find((known) => known.value === value)?.name ?? value
