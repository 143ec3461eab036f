import type { ChosenRows } from "../../question/CountEngine.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { bitAt, bitCount, toWords } from "../../format/words.ts"
import { areaSpans } from "../geography/areaSpans.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countAreas } from "./countAreas.ts"

/** Returns whether row `at` of `size` is chosen when exactly `wanted` rows are chosen, spread evenly. */
export const isEvenlyChosen = (at: number, wanted: number, size: number): boolean =>
  Math.floor(((at + 1) * wanted) / size) > Math.floor((at * wanted) / size)

/**
 * An even spread of `wanted` rows over `size`: row i is chosen if floor((i + 1) wanted / size) exceeds floor(i wanted /
 * size), so exactly that many are chosen. It avoids multiplying, so it's exact for any size.
 */
class Spread {
  readonly #wanted: number
  readonly #step: number
  readonly #rest: number
  #whole: number
  #part: number
  #left: number
  /** The number of rows processed so far. */
  seen = 0

  constructor(wanted: number, size: number) {
    this.#wanted = wanted
    this.#step = Math.floor(size / Math.max(wanted, 1))
    this.#rest = size % Math.max(wanted, 1)
    this.#whole = this.#step
    this.#part = this.#rest
    this.#left = wanted
  }

  /** The next row to choose, from 0. */
  get next(): number {
    return this.#left === 0 ? Number.POSITIVE_INFINITY : this.#whole + (this.#part > 0 ? 1 : 0) - 1
  }

  take(): void {
    this.#left--
    this.#whole += this.#step
    this.#part += this.#rest
    if (this.#part < this.#wanted) return
    this.#part -= this.#wanted
    this.#whole++
  }
}

/**
 * Chooses the requested number of rows from each area, or all if the area has fewer, spread evenly over its rows in
 * order. No row is chosen twice.
 */
export const chooseRows = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  quantities: ReadonlyArray<number>,
  yielder: Yielder,
): Promise<ChosenRows> => {
  const { bitmap, places } = universe
  const { conditions, oneAHousehold, ownership } = selected
  const tallies = await countAreas(universe, question, selected, yielder)
  const wanted = tallies.map(({ records }, area) => Math.min(records, quantities[area] ?? 0))
  const spreads = tallies.map(({ records }, area) => new Spread(wanted[area] ?? 0, records))
  const total = wanted.reduce((sum, quantity) => sum + quantity, 0)
  const chosen: ChosenRows = { rows: new Uint32Array(total), areas: new Uint16Array(total) }
  const spans = areaSpans(places.rows, ownership, false).filter(({ area }) => (wanted[area] ?? 0) > 0)
  let count = 0

  await withSlices(universe, question, requiredGroups(conditions), (slices) => {
    const masked = spans.some(({ mask }) => mask !== null)
    const rows = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    return withMarkedRows(universe, rows, spans, yielder, async (markedIn) => {
      const valid = slices.slot("VALID")
      for (const { area, mask, vector, vectors, zip } of spans) {
        if (yielder.isDue) await yielder.pause()
        const first = zip === null ? undefined : places.rows[zip]?.row
        const spread = spreads[area]
        if (first === undefined || spread === undefined) continue
        const people = toWords(bitmap(valid, vector, vectors))
        const marked = toWords(markedIn(vector, vectors))
        const own = mask === null ? null : toWords(mask)
        let row = first
        for (let word = 0; word < people.length; word++) {
          const here = people[word] ?? 0
          const left = (marked[word] ?? 0) & here & (own === null ? -1 : (own[word] ?? 0))
          const end = spread.seen + bitCount(left)
          for (; spread.next < end; spread.take()) {
            const bit = bitAt(left, spread.next - spread.seen)
            chosen.rows[count] = row + bitCount(here & ((1 << bit) - 1))
            chosen.areas[count] = area
            count++
          }
          spread.seen = end
          row += bitCount(here)
        }
      }
    })
  })
  return chosen
}
