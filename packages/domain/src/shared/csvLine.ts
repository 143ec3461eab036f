/** Most cells: letters, digits and the punctuation of addresses. */
const PLAIN = /^[\w .#;/]*$/
/**
 * A beginning that a spreadsheet would take for a formula or a command, including the wide characters of East Asian
 * keyboards.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A plain number with its sign, as of a balance or an international phone: nothing in it can run. */
const SIGNED = /^[+-]\d+(\.\d+)?$/
const QUOTED = /[",\r\n]/
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/**
 * A cell that opens as text in every spreadsheet: RFC 4180, an apostrophe before what would run as a formula, without
 * control characters, which no workbook can hold.
 */
export const csvCell = (value: string): string => {
  if (PLAIN.test(value)) return value
  const seen = value.replaceAll(UNSEEN, "")
  const safe = FORMULA.test(seen) && !SIGNED.test(seen) ? `'${seen}` : seen
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cells as a line of CSV, with its end. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(csvCell).join(",")}\r\n`
