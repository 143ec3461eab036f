/**
 * A reproducible stream of numbers: xoshiro128** of Blackman and Vigna, seeded through splitmix32. The same seeds give
 * the same stream on every machine; never use it where nobody may guess.
 */
export class Random {
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
      return (mixed ^ (mixed >>> 15)) >>> 0
    }
    this.#a = next()
    this.#b = next()
    this.#c = next()
    this.#d = next() | 1
  }

  /** 0 to 2^32 - 1. */
  bits(): number {
    const scrambled = Math.imul(this.#b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  /** 0 included, 1 excluded. */
  unit(): number {
    return this.bits() * 2 ** -32
  }

  /** Whole number from 0, `bound` excluded. */
  below(bound: number): number {
    return Math.floor(this.unit() * bound)
  }

  /** Whole number, both ends included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  /** About normal, mean 0 and deviation 1, within 3.5: a sum of four, so that no library's logarithm decides a byte. */
  normal(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * Math.sqrt(3)
  }
}
