import { MEDIAN_COLUMNS } from "@listwright/domain/counting"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

const NAMES: ReadonlySet<string> = new Set(Object.values(MEDIAN_COLUMNS).map(({ column }) => column))

/** The columns of a universe that medians are told of. */
export const medianColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<StoredColumn> =>
  columns.filter(({ column, encoding }) => encoding === "whole" && NAMES.has(column.column))
