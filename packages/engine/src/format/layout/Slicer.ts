import type { Cells } from "../rows/Rows.ts"
import { type Layout, VECTOR_BYTES, VECTOR_ROWS } from "./layOutRows.ts"

/** Splits row codes into one-bit slices. */
export class Slicer {
  readonly #positions: Uint32Array
  readonly #stride: number
  /** One byte per position, also viewed as words. Empty positions are always 0. */
  readonly #bytes: Uint8Array
  readonly #words: Uint32Array

  constructor({ positions, vectors }: Layout) {
    this.#positions = positions
    this.#stride = vectors * VECTOR_BYTES
    this.#words = new Uint32Array((vectors * VECTOR_ROWS) / 4)
    this.#bytes = new Uint8Array(this.#words.buffer)
  }

  /** Returns the slices of all rows' codes, one after another: bit i of each row's code, at the row's position. */
  slices(bits: number, codes: Cells): Uint8Array {
    const slices = new Uint8Array(this.#stride * bits)
    for (let bit = 0; bit < bits; bit += 8) {
      this.#spread(codes, bit)
      this.#turn(slices.subarray(this.#stride * bit), Math.min(bits - bit, 8))
    }
    return slices
  }

  /** Writes eight bits of each row's code, starting with `bit`, at the row's position. */
  #spread(codes: Cells, bit: number): void {
    const [bytes, positions] = [this.#bytes, this.#positions]
    for (let row = 0; row < positions.length; row++) bytes[positions[row] ?? 0] = (codes[row] ?? 0) >>> bit
  }

  /** Transposes eight rows of eight bits at a time, a matrix in two words. (Warren, Hacker's Delight, 7-3) */
  #turn(slices: Uint8Array, bits: number): void {
    const [stride, words] = [this.#stride, this.#words]
    for (let at = 0; at < stride; at++) {
      let a = words[2 * at] ?? 0
      let b = words[2 * at + 1] ?? 0
      let swap = (a ^ (a >>> 7)) & 0x00aa00aa
      a ^= swap ^ (swap << 7)
      swap = (b ^ (b >>> 7)) & 0x00aa00aa
      b ^= swap ^ (swap << 7)
      swap = (a ^ (a >>> 14)) & 0x0000cccc
      a ^= swap ^ (swap << 14)
      swap = (b ^ (b >>> 14)) & 0x0000cccc
      b ^= swap ^ (swap << 14)
      swap = (a ^ (b << 4)) & 0xf0f0f0f0
      a ^= swap
      b ^= swap >>> 4
      for (let slice = 0; slice < bits; slice++)
        slices[slice * stride + at] = slice < 4 ? a >>> (8 * slice) : b >>> (8 * slice - 32)
    }
  }
}
