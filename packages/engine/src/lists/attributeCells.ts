import type { IndustryNames } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type ListCells, listCells } from "./listCells.ts"
import { LAST_NAME } from "./valueText.ts"

/**
 * Returns the attributes that a list shows in addition to its fields, which already include the last name as written.
 */
export const extraAttributes = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<StoredColumn> =>
  columns.filter(({ column }) => column.column !== LAST_NAME)

/**
 * Returns the cells for a list's attributes, giving each a unique heading. If a field or another attribute already has
 * the name, the attribute's code is appended, as in 'City (OWNCITY)'.
 */
export const attributeCells = (
  columns: ReadonlyArray<StoredColumn>,
  fields: ReadonlyArray<string>,
  names: IndustryNames,
): ReadonlyArray<ListCells> => {
  const used = new Set(fields)
  return columns.map((stored) => {
    const own = listCells(stored, names)
    const heads = own.heads.map((head) => (used.has(head) ? `${head} (${stored.column.column})` : head))
    for (const head of heads) used.add(head)
    return { ...own, heads }
  })
}
