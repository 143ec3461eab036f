import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

const nothing: ReadonlyArray<string> = []

/** What a record holds in a column; empty: not known. */
export const valuesOf = (record: UniverseRecord, column: DemoColumn): ReadonlyArray<string> => {
  if (column.inputType !== "sic") return record.attributes.get(column.column) ?? nothing
  return record.industry === null ? nothing : [record.industry]
}
