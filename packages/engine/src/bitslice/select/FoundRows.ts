import { nthSmallest } from "./nthSmallest.ts"

/** Rows with their distances in miles, up to a fixed capacity. */
export class FoundRows {
  readonly #zips: Int32Array
  readonly #positions: Int32Array
  readonly #miles: Float64Array
  #count = 0

  constructor(room: number) {
    this.#zips = new Int32Array(room)
    this.#positions = new Int32Array(room)
    this.#miles = new Float64Array(room)
  }

  add(zip: number, position: number, miles: number): void {
    const at = this.#count++
    if (at >= this.#miles.length) throw new RangeError("more rows were found than counted")
    this.#zips[at] = zip
    this.#positions[at] = position
    this.#miles[at] = miles
  }

  /** Calls `take` with the `wanted` nearest rows, breaking ties by key, in no particular order. */
  first(
    wanted: number,
    keyOf: (zip: number, position: number) => bigint,
    take: (zip: number, position: number) => void,
  ): void {
    if (wanted <= 0) return
    const last = nthSmallest(this.#miles.slice(0, this.#count), wanted)
    const takeAt = (at: number): void => take(this.#zips[at] ?? -1, this.#positions[at] ?? -1)
    const tied: Array<number> = []
    let taken = 0
    for (let at = 0; at < this.#count; at++) {
      const miles = this.#miles[at] ?? Infinity
      if (miles === last) tied.push(at)
      if (miles >= last) continue
      takeAt(at)
      taken++
    }
    const left = wanted - taken
    if (tied.length <= left) return tied.forEach(takeAt)
    const keyed = tied.map((at) => ({ at, key: keyOf(this.#zips[at] ?? -1, this.#positions[at] ?? -1) }))
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    for (const { at } of keyed.slice(0, left)) takeAt(at)
  }
}
