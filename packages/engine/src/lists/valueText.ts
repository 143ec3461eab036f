import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** The attribute that a list shows as the record writes it: the universe holds it in plain capitals. */
const LAST_NAME = "LASTNAME"

/**
 * What people read in a delivered cell: names of values (several joined by '; '), texts, numbers, YYYYMMDD, MMYYYY, MM;
 * empty where nothing is known. `lastName`: the record's own.
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
      return texts[stored - 1] ?? ""
    case "flags":
      return column.values
        .filter((_, bit) => (stored & (1 << bit)) !== 0)
        .map(({ name }) => name)
        .join("; ")
    case "yearMonth":
      return `${String(stored % 100).padStart(2, "0")}${Math.floor(stored / 100)}`
    case "whole":
      return column.inputType === "month" ? String(stored).padStart(2, "0") : String(stored)
    case "day":
      return String(stored)
  }
}
