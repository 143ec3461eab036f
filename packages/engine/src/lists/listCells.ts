import type { IndustryNames } from "@listwright/geography"
import { columnParts } from "../format/columns/columnParts.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { valueText } from "./valueText.ts"

/** The cells of an attribute in a list: their headings, and the cells of each row. */
export interface ListCells {
  readonly heads: ReadonlyArray<string>
  /**
   * Returns a row's cells. `parts`: the stored values of each row, by attribute part; `row`: the requested row;
   * `lastName`: the record's own last name.
   */
  readonly cells: (
    parts: ReadonlyArray<ReadonlyArray<number>>,
    row: number,
    lastName: string,
  ) => ReadonlyArray<string>
}

/** Returns two cells for each industry that a record may have; empty if it has fewer. */
const industryCells = (stored: StoredColumn, { nameOf }: IndustryNames): ListCells => {
  const { column } = stored.column
  const places = columnParts(stored).map((_, at) => (at === 0 ? "" : ` ${at + 1}`))
  return {
    heads: places.flatMap((place) => [`${column} Code${place}`, `${column} Description${place}`]),
    cells: (parts, row, lastName) =>
      places.flatMap((_, at) => {
        const code = valueText(stored, parts[at]?.[row] ?? 0, lastName)
        return [code, nameOf(code)]
      }),
  }
}

/** Returns an attribute's cells in a delivered list: a single cell, or a code and a description for each industry. */
export const listCells = (stored: StoredColumn, names: IndustryNames): ListCells =>
  stored.encoding === "industries"
    ? industryCells(stored, names)
    : {
        heads: [stored.column.name],
        cells: (parts, row, lastName) => [valueText(stored, parts[0]?.[row] ?? 0, lastName)],
      }
