import { bitCount, WORD_BITS, toWords } from "../../format/words.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"

/** Counts the marked rows in a ZIP Code, using one bit per position. */
export class MarkedRowCounter {
  readonly #words: Uint32Array

  constructor(marked: Uint8Array) {
    this.#words = toWords(marked)
  }

  get count(): number {
    return this.#between(0, this.#words.length * WORD_BITS)
  }

  /**
   * Counts the rows in runs without a code. For each run, `runs` contains its code and its first position, as in
   * `PlaceFiles.readRuns`.
   */
  countWithout(runs: Uint32Array): number {
    let count = 0
    for (let at = 0; at < runs.length; at += 2) if (runs[at] === NO_UNIT) count += this.#inRun(runs, at)
    return count
  }

  /** Calls `tell` with each run's code and row count. */
  countRuns(runs: Uint32Array, tell: (code: number, count: number) => void): void {
    for (let at = 0; at < runs.length; at += 2) tell(runs[at] ?? NO_UNIT, this.#inRun(runs, at))
  }

  /** Counts the rows from a run's first position up to the next run's. */
  #inRun(runs: Uint32Array, at: number): number {
    return this.#between(runs[at + 1] ?? 0, runs[at + 3] ?? this.#words.length * WORD_BITS)
  }

  /** Counts the rows in a range of positions; the end is exclusive. */
  #between(from: number, to: number): number {
    let count = 0
    for (let word = Math.floor(from / WORD_BITS); word * WORD_BITS < to; word++) {
      let bits = this.#words[word] ?? 0
      const first = word * WORD_BITS
      if (first < from) bits &= -1 << (from - first)
      if (first + WORD_BITS > to) bits &= -1 >>> (first + WORD_BITS - to)
      count += bitCount(bits)
    }
    return count
  }
}
