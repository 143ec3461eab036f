import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Bits } from "../bits/Bits.ts"
import type { Slices } from "../select/conditionBits.ts"

/** Returns the rows where a column is known. A row without a primary industry has no industry at all. */
export const knownRows = ({ builder, group }: Slices, stored: StoredColumn): Bits =>
  builder.any(group(stored.column.column))
