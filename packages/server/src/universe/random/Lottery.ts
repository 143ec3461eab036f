import type { Random } from "./Random.ts"

/** Draws positions in proportion to their weights. */
export class Lottery {
  readonly #sums: Float64Array

  constructor(weights: ReadonlyArray<number>) {
    this.#sums = new Float64Array(weights.length)
    let sum = 0
    for (const [index, weight] of weights.entries()) {
      sum += weight
      this.#sums[index] = sum
    }
  }

  /** Position of a weight, from 0. */
  draw(random: Random): number {
    const sums = this.#sums
    const mark = random.unit() * (sums.at(-1) ?? 0)
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sums[middle] ?? 0) > mark) high = middle
      else low = middle + 1
    }
    return low
  }
}
