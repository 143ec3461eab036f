import { KEY_BYTES } from "../../format/keys/writeKeys.ts"

/** The number of sieve bits per key: only one in sixteen lookups of keys outside the set continues to the cells. */
const SIEVE_BITS = 16
/**
 * The sieve's maximum size, as a power of two in bits (16 MB); a larger sieve would wait for memory just like the
 * cells.
 */
const MAX_SIEVE_BITS = 27

/** Returns the number of bits needed to number `things`, at least `atLeast`. */
const bitsFor = (things: number, atLeast: number): number => Math.max(Math.ceil(Math.log2(things)), atLeast)

/** Hashes a key; its upper bits distinguish keys best. */
const hashOf = (low: number, high: number): number => Math.imul(low ^ Math.imul(high, 0x9e3779b9), 0x85ebca6b)

/**
 * A set of 64-bit keys in flat memory, for hundreds of millions of lookups: a sieve that fits into a processor's cache
 * answers most lookups, and cells answer the rest.
 */
export class KeySet {
  /** The number of distinct keys. */
  readonly size: number
  /** The low and high half of each key; both 0 in a free cell. */
  readonly #cells: Uint32Array
  readonly #cellShift: number
  readonly #sieve: Uint32Array
  readonly #sieveShift: number
  readonly #hasZero: boolean

  /** Builds the set from the keys in key files. */
  constructor(files: ReadonlyArray<Buffer>) {
    const count = files.reduce((sum, { length }) => sum + length / KEY_BYTES, 0)
    const cellBits = bitsFor(count * 2, 4)
    const sieveBits = Math.min(bitsFor(count * SIEVE_BITS, 5), MAX_SIEVE_BITS)
    this.#cells = new Uint32Array(2 * 2 ** cellBits)
    this.#cellShift = 32 - cellBits
    this.#sieve = new Uint32Array(2 ** sieveBits / 32)
    this.#sieveShift = 32 - sieveBits
    let [size, hasZero] = [0, false]
    for (const file of files)
      for (let at = 0; at < file.length; at += KEY_BYTES) {
        const [high, low] = [file.readUInt32BE(at), file.readUInt32BE(at + 4)]
        if (low === 0 && high === 0) hasZero = true
        else if (this.#add(low, high)) size++
      }
    this.size = size + (hasZero ? 1 : 0)
    this.#hasZero = hasZero
  }

  /** Returns whether a key, specified by its halves, is in the set. */
  has(low: number, high: number): boolean {
    if (low === 0 && high === 0) return this.#hasZero
    const hash = hashOf(low, high)
    const bit = hash >>> this.#sieveShift
    if ((((this.#sieve[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) return false
    const cell = this.#find(hash, low, high)
    return this.#cells[cell] === low && this.#cells[cell + 1] === high
  }

  /** Adds a key; returns true if it's new. */
  #add(low: number, high: number): boolean {
    const hash = hashOf(low, high)
    const cell = this.#find(hash, low, high)
    if (this.#cells[cell] === low && this.#cells[cell + 1] === high) return false
    this.#cells[cell] = low
    this.#cells[cell + 1] = high
    const bit = hash >>> this.#sieveShift
    this.#sieve[bit >>> 5] = (this.#sieve[bit >>> 5] ?? 0) | (1 << (bit & 31))
    return true
  }

  /** Returns the cell that contains the key, or the free cell where it would be added. */
  #find(hash: number, low: number, high: number): number {
    const last = this.#cells.length - 1
    for (let cell = (hash >>> this.#cellShift) * 2; ; cell = (cell + 2) & last) {
      const [heldLow, heldHigh] = [this.#cells[cell], this.#cells[cell + 1]]
      if ((heldLow === low && heldHigh === high) || (heldLow === 0 && heldHigh === 0)) return cell
    }
  }
}
