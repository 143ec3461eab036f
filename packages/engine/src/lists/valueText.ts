import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** The attribute that a list shows as the record writes it: the universe holds it in plain capitals. */
const LAST_NAME = "LASTNAME"

/** Between several values of a cell. */
const BETWEEN = "; "

/**
 * What people read of a part of an attribute: names of values (several joined by '; '), texts, codes of industries, numbers,
 * YYYYMMDD, MMYYYY, MM; empty where nothing is known. `lastName`: the record's own.
 */
export const valueText = (
  { column, encoding, texts }: StoredColumn,
  stored: number,
  lastName: string,
): string => {
  if (column.column === LAST_NAME) return lastName
  if (stored === 0) return ""
  switch (encoding) {
    case "codes":
      return column.values[stored - 1]?.name ?? ""
    case "names":
    case "industries":
      return texts[stored - 1] ?? ""
    case "flags":
      return column.values
        .filter((_, bit) => (stored & (1 << bit)) !== 0)
        .map(({ name }) => name)
        .join(BETWEEN)
    case "yearMonth":
      return `${String(stored % 100).padStart(2, "0")}${Math.floor(stored / 100)}`
    case "whole":
      return column.inputType === "month" ? String(stored).padStart(2, "0") : String(stored)
    case "day":
      return String(stored)
  }
}

/**
 * What people read in a delivered cell: several industries are joined by '; '. `parts`: by part of the attribute, what each row
 * holds; `row`: the one that is wanted.
 */
export const cellText = (
  column: StoredColumn,
  parts: ReadonlyArray<ReadonlyArray<number>>,
  row: number,
  lastName: string,
): string => {
  const textOf = (part: ReadonlyArray<number> = []): string => valueText(column, part[row] ?? 0, lastName)
  return parts.length === 1
    ? textOf(parts[0])
    : parts
        .map(textOf)
        .filter((text) => text !== "")
        .join(BETWEEN)
}
