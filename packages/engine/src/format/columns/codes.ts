import type { StoredColumn } from "./StoredColumn.ts"

const MONTHS = 12
/** The number of day codes per month, the same for all months so that days stay in order. */
const DAYS = 31

const yearMonthNumber = (year: number, month: number): number => year * MONTHS + month - 1
const dayNumber = (day: number): number =>
  yearMonthNumber(Math.floor(day / 10_000), Math.floor(day / 100) % 100) * DAYS + (day % 100) - 1

const dayOf = (number: number): number => {
  const months = Math.floor(number / DAYS)
  return Math.floor(months / MONTHS) * 10_000 + ((months % MONTHS) + 1) * 100 + (number % DAYS) + 1
}

/** Returns the smallest value that rows may contain, as a number in a gapless sequence. */
const least = ({ column, encoding }: StoredColumn): number => {
  const min = column.min ?? ""
  switch (encoding) {
    case "whole":
      return Number(min)
    case "day":
      return dayNumber(Number(min))
    case "yearMonth":
      return yearMonthNumber(Number(min.slice(2)), Number(min.slice(0, 2)))
    case "codes":
    case "flags":
    case "names":
    case "industries":
      return 1
  }
}

/**
 * Returns a function that maps a stored value to its code: 0 for 0, otherwise 1 for the smallest value and so on, in
 * order.
 */
export const createEncoder = (stored: StoredColumn): ((held: number) => number) => {
  const before = least(stored) - 1
  switch (stored.encoding) {
    case "whole":
      return (held) => (held === 0 ? 0 : held - before)
    case "day":
      return (held) => (held === 0 ? 0 : dayNumber(held) - before)
    case "yearMonth":
      return (held) => (held === 0 ? 0 : yearMonthNumber(Math.floor(held / 100), held % 100) - before)
    case "codes":
    case "flags":
    case "names":
    case "industries":
      return (held) => held
  }
}

/** Returns the stored number for a code; the inverse of the function that `createEncoder` returns. */
export const decodeStored = (stored: StoredColumn, code: number): number => {
  if (code === 0) return 0
  const number = least(stored) + code - 1
  switch (stored.encoding) {
    case "day":
      return dayOf(number)
    case "yearMonth":
      return Math.floor(number / MONTHS) * 100 + (number % MONTHS) + 1
    case "whole":
    case "codes":
    case "flags":
    case "names":
    case "industries":
      return number
  }
}

/** Returns the largest code that rows may contain; for flags, the code with all flags set. */
export const largestCode = (stored: StoredColumn): number => {
  const { column, encoding, texts } = stored
  const max = column.max ?? ""
  switch (encoding) {
    case "codes":
      return column.values.length
    case "flags":
      return 2 ** column.values.length - 1
    case "names":
    case "industries":
      return texts.length
    case "yearMonth":
      return createEncoder(stored)(Number(max.slice(2)) * 100 + Number(max.slice(0, 2)))
    case "whole":
    case "day":
      return createEncoder(stored)(Number(max))
  }
}

/** Returns the number of bits in a code, which is the number of slices for an attribute or each of its parts. */
export const codeBits = (stored: StoredColumn): number => {
  const largest = largestCode(stored)
  return largest === 0 ? 1 : Math.floor(Math.log2(largest)) + 1
}

/** Formats a code (from 1) as definitions do: a list value, or a bound in the column's input format. */
export const codeText = (stored: StoredColumn, code: number): string => {
  const { column, encoding, texts } = stored
  const held = decodeStored(stored, code)
  switch (encoding) {
    case "codes":
      return column.values[code - 1]?.value ?? ""
    case "flags":
      throw new RangeError(`${column.column} has several values at once`)
    case "names":
    case "industries":
      return texts[code - 1] ?? ""
    case "yearMonth":
      return `${String(held % 100).padStart(2, "0")}${Math.floor(held / 100)}`
    case "day":
      return String(held)
    case "whole":
      return column.inputType === "month" ? String(held).padStart(2, "0") : String(held)
  }
}
