/** The pattern of most cells: letters, digits and the punctuation of addresses. */
const PLAIN = /^[\w .#;/]*$/
/**
 * A prefix that a spreadsheet would interpret as a formula or a command, including the full-width characters of East
 * Asian keyboards.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A plain signed number, such as a balance or an international phone number, which can't run as a formula. */
const SIGNED = /^[+-]\d+(\.\d+)?$/
const QUOTED = /[",\r\n]/
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/**
 * Formats a cell so that every spreadsheet opens it as text: RFC 4180, with an apostrophe before anything that would
 * run as a formula, and without control characters, which workbooks can't contain.
 */
export const csvCell = (value: string): string => {
  if (PLAIN.test(value)) return value
  const seen = value.replaceAll(UNSEEN, "")
  const safe = FORMULA.test(seen) && !SIGNED.test(seen) ? `'${seen}` : seen
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats cells as a CSV line, including the line ending. */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(csvCell).join(",")}\r\n`
