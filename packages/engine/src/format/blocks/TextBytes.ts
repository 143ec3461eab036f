/** The buffer size, enough for the longest block of text. */
const ROOM = 1 << 16

/** Builds text as UTF-8 bytes, piece by piece, reusing one buffer. */
export class TextBytes {
  readonly #bytes = new Uint8Array(ROOM)
  #length = 0

  put(piece: Uint8Array): void {
    const bytes = this.#bytes
    const at = this.#length
    // Pieces are a few bytes long: a call that copies them would take longer than the loop.
    for (let i = 0; i < piece.length; i++) bytes[at + i] = piece[i] ?? 0
    this.#length = at + piece.length
  }

  /** Appends a whole number below 2^31, padded with leading zeros to `leastDigits` digits. */
  putNumber(value: number, leastDigits = 1): void {
    const bytes = this.#bytes
    let digits = leastDigits
    for (let bound = 10 ** leastDigits; bound <= value; bound *= 10) digits++
    const at = this.#length
    let rest = value
    for (let i = digits - 1; i >= 0; i--) {
      const next = (rest / 10) | 0
      bytes[at + i] = 48 + rest - next * 10
      rest = next
    }
    this.#length = at + digits
  }

  /** Returns the text written since the last call; it's valid until more text is written. */
  take(): Uint8Array {
    const length = this.#length
    if (length > ROOM) throw new RangeError(`a text of ${length} bytes`)
    this.#length = 0
    return this.#bytes.subarray(0, length)
  }
}
