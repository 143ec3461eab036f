import { homeColumns } from "./homeColumns.ts"
import { lifestyleColumns } from "./lifestyleColumns.ts"
import { moneyColumns } from "./moneyColumns.ts"
import { personColumns } from "./personColumns.ts"
import { reachColumns } from "./reachColumns.ts"
import { traitColumns } from "./traitColumns.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** The attributes of consumers, in the order in which the rows store them. */
export const consumerColumns: ReadonlyArray<StoredColumn> = [
  ...personColumns,
  ...homeColumns,
  ...moneyColumns,
  ...lifestyleColumns,
  ...traitColumns,
  ...reachColumns,
]
