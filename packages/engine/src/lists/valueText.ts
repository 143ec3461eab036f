import { type IndustryNames, industryText } from "@listwright/geography"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** The attribute that a list shows as written in the record; the universe stores it in plain capitals. */
export const LAST_NAME = "LASTNAME"

/** The separator between multiple values in a cell. */
const BETWEEN = "; "

/**
 * Formats an attribute part as text: value names (joined by '; '), strings, industry codes, numbers, YYYYMMDD, MMYYYY,
 * or MM; empty if unknown. `lastName` is the record's own.
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
 * Formats an attribute as one cell; multiple industries, each with its name, are joined by '; '. `parts` has the
 * record's stored value for each part of the attribute.
 */
export const cellText = (
  column: StoredColumn,
  parts: ReadonlyArray<number>,
  lastName: string,
  { nameOf }: IndustryNames,
): string => {
  const texts = parts.map((part) => valueText(column, part, lastName)).filter((text) => text !== "")
  return column.encoding === "industries"
    ? texts.map((code) => industryText(code, nameOf(code))).join(BETWEEN)
    : texts.join("")
}
