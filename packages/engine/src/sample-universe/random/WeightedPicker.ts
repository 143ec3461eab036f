import type { Random } from "./Random.ts"

/**
 * The number of equal shares that the sum of all weights is divided into. Each share's start position is precomputed,
 * so that a draw needs few comparisons.
 */
const SHARES = 256

/** Draws positions in proportion to their weights. */
export class WeightedPicker {
  readonly #sums: Float64Array
  readonly #sum: number
  /** The start position of each share, and the last position. */
  readonly #starts: Uint32Array

  constructor(weights: ReadonlyArray<number>) {
    this.#sums = new Float64Array(weights.length)
    let sum = 0
    for (const [index, weight] of weights.entries()) {
      sum += weight
      this.#sums[index] = sum
    }
    this.#sum = sum
    this.#starts = new Uint32Array(SHARES + 1)
    for (let share = 0; share <= SHARES; share++)
      this.#starts[share] = this.#positionOf((share / SHARES) * sum, 0, weights.length - 1)
  }

  /** Draws the position of a weight, starting from 0. */
  draw(random: Random): number {
    const unit = random.unit()
    const share = Math.floor(unit * SHARES)
    return this.#positionOf(unit * this.#sum, this.#starts[share] ?? 0, this.#starts[share + 1] ?? 0)
  }

  /** Finds the position whose part of the sum contains the mark; both bounds are inclusive. */
  #positionOf(mark: number, from: number, to: number): number {
    const sums = this.#sums
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) > mark) high = middle
      else low = middle + 1
    }
    return low
  }
}
