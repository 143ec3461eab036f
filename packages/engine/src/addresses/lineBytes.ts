import { LINE_SIDES, type StreetLine } from "./StreetLine.ts"

/** The precision of stored degrees: millionths, about four inches. */
const PER_DEGREE = 1e6

/** Appends whole numbers with seven bits per byte, lowest bits first. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(1 << 16)
  #length = 0

  get length(): number {
    return this.#length
  }

  put(value: number): void {
    if (this.#length + 10 > this.#bytes.length) {
      const more = Buffer.allocUnsafe(2 * this.#bytes.length)
      this.#bytes.copy(more)
      this.#bytes = more
    }
    let rest = value
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) + 0x80
      rest = Math.floor(rest / 0x80)
    }
    this.#bytes[this.#length++] = rest
  }

  /** Writes a positive or negative number. */
  putSigned(value: number): void {
    this.put(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** Returns a copy of the bytes written since the last call. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return taken
  }
}

/** Reads the output of `ByteWriter`. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at: number

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  next(): number {
    let [value, scale] = [0, 1]
    for (;;) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined) throw new RangeError("the addresses of the universe end too early")
      value += (byte % 0x80) * scale
      if (byte < 0x80) return value
      scale *= 0x80
    }
  }

  nextSigned(): number {
    const value = this.next()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
}

const putDegrees = (out: ByteWriter, degrees: ReadonlyArray<number>): void => {
  let before = 0
  for (const value of degrees) {
    const held = Math.round(value * PER_DEGREE)
    out.putSigned(held - before)
    before = held
  }
}

const nextDegrees = (bytes: ByteReader, length: number): ReadonlyArray<number> => {
  let held = 0
  return Array.from({ length }, () => (held += bytes.nextSigned()) / PER_DEGREE)
}

/** Writes a street's lines in the file's format. */
export const writeLines = (out: ByteWriter, lines: ReadonlyArray<StreetLine>): void => {
  out.put(lines.length)
  for (const { from, latitudes, longitudes, side, to } of lines) {
    out.put(LINE_SIDES.indexOf(side))
    out.put(from)
    out.put(to - from)
    out.put(longitudes.length)
    putDegrees(out, longitudes)
    putDegrees(out, latitudes)
  }
}

export const readLines = (bytes: ByteReader): ReadonlyArray<StreetLine> =>
  Array.from({ length: bytes.next() }, () => {
    const side = LINE_SIDES[bytes.next()] ?? "any"
    const from = bytes.next()
    const to = from + bytes.next()
    const length = bytes.next()
    return {
      side,
      from,
      to,
      longitudes: nextDegrees(bytes, length),
      latitudes: nextDegrees(bytes, length),
    }
  })
