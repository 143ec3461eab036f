import type { IndustryNames } from "@listwright/geography"
import { columnParts } from "../format/columns/columnParts.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { valueText } from "./valueText.ts"

/** The cells that a list has for an attribute: their heads, and the cells of each row. */
export interface ListCells {
  readonly heads: ReadonlyArray<string>
  /** `parts`: by part of the attribute, what each row holds; `row`: the one that is wanted; `lastName`: the record's own. */
  readonly cells: (
    parts: ReadonlyArray<ReadonlyArray<number>>,
    row: number,
    lastName: string,
  ) => ReadonlyArray<string>
}

/** Two cells for each of the industries that a record may have, empty where it has fewer. */
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

/**
 * Returns the cells that a delivered list has for an attribute: one cell, or a code and a description for each
 * industry.
 */
export const listCells = (stored: StoredColumn, names: IndustryNames): ListCells =>
  stored.encoding === "industries"
    ? industryCells(stored, names)
    : {
        heads: [stored.column.name],
        cells: (parts, row, lastName) => [valueText(stored, parts[0]?.[row] ?? 0, lastName)],
      }
