import { consumerColumns } from "./consumerColumns.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"

/** Returns the attributes of the demo universe, with the last names of its people. */
export const demoCatalogue = (lastNames: ReadonlyArray<string>): ReadonlyArray<StoredColumn> =>
  consumerColumns.map((stored) => (stored.encoding === "names" ? { ...stored, texts: lastNames } : stored))
