import { PACKED_LETTERS, packLastWithPrefix, packLetters } from "../../universe/catalogue/packLetters.ts"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"

/** Why a bound cannot be read, for a person. */
export class BoundUnreadable {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

interface Format {
  readonly pattern: RegExp
  readonly example: string
}

const FORMATS = {
  date: { pattern: /^\d{8}$/, example: "YYYYMMDD" },
  monthYear: { pattern: /^(0[1-9]|1[0-2])\d{4}$/, example: "MMYYYY" },
  year: { pattern: /^\d{4}$/, example: "YYYY" },
  month: { pattern: /^(0[1-9]|1[0-2])$/, example: "MM" },
  number: { pattern: /^\d{1,9}$/, example: "a whole number" },
  single: { pattern: /^\d{1,9}$/, example: "a whole number" },
  string: {
    pattern: new RegExp(`^[A-Za-z]{1,${PACKED_LETTERS}}$`),
    example: `1 to ${PACKED_LETTERS} letters`,
  },
} satisfies Record<string, Format>

const formatOf = ({ column }: StoredColumn): Format | undefined => {
  switch (column.inputType) {
    case "date":
    case "monthYear":
    case "year":
    case "month":
    case "number":
    case "single":
    case "string":
      return FORMATS[column.inputType]
    case "list":
    case "radio":
    case "sic":
      return undefined
  }
}

/**
 * A bound as the number that rows are compared with. The column's input format is its own: MMYYYY compares the year
 * first; of letters, the upper bound includes every name that starts with it. 0 is left to what is not known.
 */
export const boundNumber = (
  stored: StoredColumn,
  end: "from" | "to",
  text: string,
): number | BoundUnreadable => {
  const { column } = stored
  const format = formatOf(stored)
  if (format === undefined)
    return new BoundUnreadable(`${column.column} takes values of its list, not a range`)
  if (!format.pattern.test(text))
    return new BoundUnreadable(`${column.column} needs ${format.example}, not '${text}'`)
  switch (stored.encoding) {
    case "letters":
      return end === "from" ? packLetters(text) : packLastWithPrefix(text)
    case "yearMonth":
      return Number(text.slice(2)) * 100 + Number(text.slice(0, 2))
    case "whole":
    case "day":
    case "codes":
    case "flags":
      return Math.max(Number(text), end === "from" ? 1 : 0)
  }
}
