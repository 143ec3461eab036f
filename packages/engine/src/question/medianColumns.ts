import { MEDIAN_COLUMNS } from "@listwright/domain/counting"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

const NAMES: ReadonlySet<string> = new Set(Object.values(MEDIAN_COLUMNS).map(({ column }) => column))

/** Returns the universe's columns that have medians. */
export const medianColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<StoredColumn> =>
  columns.filter(({ column, encoding }) => encoding === "whole" && NAMES.has(column.column))
