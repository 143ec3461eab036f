/** A row as written in the file, or the reason it can't be read. */
export type CsvRow =
  | { readonly line: number; readonly cells: ReadonlyArray<string> }
  | { readonly line: number; readonly problem: string }

const CELL = /"([^"]*(?:""[^"]*)*)"|([^",\r\n]*)/y
const END = /,|\r?\n|\r|$/y

const newLines = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/**
 * Yields the rows of comma-separated text (RFC 4180), each with its starting line, counted from 1; blank lines are
 * skipped. A malformed row is reported with its line, and reading continues with the next line.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  let at = text.startsWith("\uFEFF") ? 1 : 0
  let line = 1
  while (at < text.length) {
    const start = line
    const cells: Array<string> = []
    let problem: string | null = null
    for (;;) {
      CELL.lastIndex = at
      const [found = "", quoted, plain] = CELL.exec(text) ?? []
      END.lastIndex = at + found.length
      const end = END.exec(text)?.[0]
      if (end === undefined) {
        problem = `has an unclosed quote, or text next to a quoted cell, in cell ${cells.length + 1}`
        break
      }
      cells.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'))
      line += newLines(found)
      at += found.length + end.length
      if (end !== ",") {
        line++
        break
      }
    }
    if (problem !== null) {
      const next = /\r\n|\r|\n/g
      next.lastIndex = at
      const skipped = next.exec(text)
      at = skipped === null ? text.length : next.lastIndex
      line++
      yield { line: start, problem }
    } else if (cells.length > 1 || cells[0] !== "") yield { line: start, cells }
  }
}
