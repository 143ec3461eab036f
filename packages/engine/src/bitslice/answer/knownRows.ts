import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Bits } from "../bits/Bits.ts"
import type { Slices } from "../select/conditionBits.ts"

/** The rows where a column is known: of industries, a row without a primary one has none. */
export const knownRows = ({ builder, group }: Slices, stored: StoredColumn): Bits =>
  builder.any(group(stored.column.column))
