import type { DemoColumn } from "./DemoColumn.ts"

/** What people call a value of a column; its code where the column, or its values, are not known. */
export const valueName = (column: Partial<Pick<DemoColumn, "values">> | undefined, value: string): string =>
  column?.values?.find((known) => known.value === value)?.name ?? value
