const QUOTE = 0x22
const LINE_FEED = 0x0a
const RETURN = 0x0d

/** A record in a CSV file, or its syntax error. */
export interface ScannedRecord {
  /** The end of the last cell, and the start of the next record. */
  readonly end: number
  readonly next: number
  /** The number of lines that the record occupies in the file. */
  readonly lines: number
  readonly cells: number
  /**
   * The syntax error in a malformed row, after which reading continues with the next line; null for a well-formed row.
   */
  readonly problem: string | null
}

/**
 * Scans the record (RFC 4180) that begins at `start`, byte by byte; returns null if it continues beyond `bytes`. An
 * unquoted cell contains no quote and no line ending. `isLast` is true if nothing follows `bytes`.
 */
export const scanRecord = (
  bytes: Uint8Array,
  start: number,
  delimiter: number,
  isLast: boolean,
): ScannedRecord | null => {
  const length = bytes.length
  let [at, cells, lines] = [start, 1, 1]

  /** Continues with the line after the one on which the bad cell begins. */
  const broken = (cell: number, line: number, problem: string): ScannedRecord | null => {
    const feed = bytes.indexOf(LINE_FEED, cell)
    if (feed === -1 && !isLast) return null
    const next = feed === -1 ? length : feed + 1
    return {
      end: feed === -1 ? length : feed,
      next,
      lines: line,
      cells,
      problem: `${problem} in cell ${cells}`,
    }
  }

  for (;;) {
    const [cell, line] = [at, lines]
    if (bytes[at] === QUOTE) {
      at++
      for (;;) {
        if (at >= length) return isLast ? broken(cell, line, "has an unclosed quote") : null
        const byte = bytes[at++]
        if (byte === LINE_FEED) lines++
        if (byte !== QUOTE) continue
        if (at >= length && !isLast) return null
        if (bytes[at] !== QUOTE) break
        at++
      }
    } else {
      for (; at < length; at++) {
        const byte = bytes[at]
        if (byte === delimiter || byte === LINE_FEED || byte === RETURN) break
        if (byte === QUOTE) return broken(cell, line, "has a quote inside an unquoted cell")
      }
    }
    if (at >= length) return isLast ? { end: length, next: length, lines, cells, problem: null } : null
    if (bytes[at] === delimiter) {
      at++
      cells++
      continue
    }
    if (bytes[at] === LINE_FEED) return { end: at, next: at + 1, lines, cells, problem: null }
    if (bytes[at] === RETURN) {
      if (at + 1 >= length && !isLast) return null
      if (at + 1 >= length || bytes[at + 1] === LINE_FEED)
        return { end: at, next: Math.min(at + 2, length), lines, cells, problem: null }
      return broken(cell, line, "has a carriage return inside a line")
    }
    return broken(cell, line, "has text next to a quoted cell")
  }
}
