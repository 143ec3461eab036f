import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"

/**
 * What people read in a delivered cell: names of values (several joined by '; '), numbers, YYYYMMDD, MMYYYY, MM; empty
 * where nothing is known. The last name stands as it is written.
 */
export const valueText = ({ column, encoding }: StoredColumn, stored: number, lastName: string): string => {
  if (encoding === "names") return lastName
  if (stored === 0) return ""
  switch (encoding) {
    case "codes":
      return column.values[stored - 1]?.name ?? ""
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
