/** A set of 64-bit keys in flat memory, for millions of questions whether one is in it. */
export class KeySet {
  readonly size: number
  readonly #cells: BigUint64Array
  readonly #mask: number
  /** 0 marks a free cell, so that the key 0 is remembered beside the cells. */
  readonly #hasZero: boolean

  constructor(keys: Iterable<bigint>, count: number) {
    let length = 16
    while (length < count * 2) length *= 2
    this.#cells = new BigUint64Array(length)
    this.#mask = length - 1
    let [size, zero] = [0, false]
    for (const key of keys) {
      if (key === 0n) {
        size += zero ? 0 : 1
        zero = true
        continue
      }
      const at = this.#find(key)
      if (this.#cells[at] === key) continue
      this.#cells[at] = key
      size++
    }
    this.size = size
    this.#hasZero = zero
  }

  has(key: bigint): boolean {
    return key === 0n ? this.#hasZero : this.#cells[this.#find(key)] === key
  }

  /** Where the key is, or would be. */
  #find(key: bigint): number {
    const low = Number(key & 0xffffffffn)
    const high = Number(key >> 32n)
    let at = (Math.imul(low ^ Math.imul(high, 0x9e3779b9), 0x85ebca6b) >>> 7) & this.#mask
    for (;;) {
      const held = this.#cells[at]
      if (held === 0n || held === key) return at
      at = (at + 1) & this.#mask
    }
  }
}
