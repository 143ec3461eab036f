import { consumerColumns } from "../../catalog/consumerColumns.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"

/** Returns the demo universe's attributes, with `lastNames` as the values of its name attribute. */
export const demoCatalog = (lastNames: ReadonlyArray<string>): ReadonlyArray<StoredColumn> =>
  consumerColumns.map((stored) => (stored.encoding === "names" ? { ...stored, texts: lastNames } : stored))
