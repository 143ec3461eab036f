/** What a spreadsheet would take for a formula or a command. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/

/** A cell that opens as text in every spreadsheet: RFC 4180, with an apostrophe before what would run as a formula. */
export const csvCell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(csvCell).join(",")}\r\n`
