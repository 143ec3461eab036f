/** The spacing between adjacent values when 2^32 numbers are spread from 0 to 1. */
const STEP = 2 ** -32

/**
 * A reproducible stream of random numbers: xoshiro128** by Blackman and Vigna, seeded through splitmix32. The same
 * seeds produce the same stream on every machine. Never use it where a correct guess would do harm.
 */
export class Random {
  // Signed, since those are the numbers that the machine has: larger ones would be boxed.
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number, stream: number) {
    let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 0x632be59b, 0xc2b2ae35)) >>> 0
    const next = (): number => {
      state = (state + 0x9e3779b9) >>> 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
      return mixed ^ (mixed >>> 15)
    }
    this.#a = next()
    this.#b = next()
    this.#c = next()
    this.#d = next() | 1
  }

  /** Returns 32 bits as a signed number. */
  bits(): number {
    const a = this.#a
    const b = this.#b
    const c = this.#c ^ a
    const d = this.#d ^ b
    this.#a = a ^ d
    this.#b = b ^ c
    this.#c = c ^ (b << 9)
    this.#d = (d << 11) | (d >>> 21)
    const scrambled = Math.imul(b, 5)
    return Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  unit(): number {
    return (this.bits() >>> 0) * STEP
  }

  /** Returns a whole number from 0 (inclusive) to `bound` (exclusive). */
  below(bound: number): number {
    return Math.floor(this.unit() * bound)
  }

  /** Returns a whole number between two bounds, both inclusive. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  /**
   * Returns a value that has this bit set with the given probability. Branch-free, because no processor could predict
   * the branch.
   */
  flag(bit: number, probability: number): number {
    return Number(this.chance(probability)) << bit
  }

  /**
   * Returns a roughly normal number with mean 0 and standard deviation 1, within ±3.5. It's a sum of four uniform
   * numbers, so the output never depends on a library's logarithm.
   */
  normal(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * Math.sqrt(3)
  }
}
