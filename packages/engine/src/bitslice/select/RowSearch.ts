import type { Yielder } from "../../turns/Yielder.ts"
import { type Bits, MASK } from "../bits/Bits.ts"
import { maskIntersection } from "../geography/masks.ts"
import type { Ownership } from "../geography/Ownership.ts"
import type { Span } from "../run/Span.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { matchingBits } from "./selectedBits.ts"
import type { RowCondition } from "../../question/rowConditions.ts"
import type { SlicesInMemory } from "./withSlices.ts"

/** The number of ZIP Codes to examine at once, which keeps the thread from being blocked for long. */
const ZIPS_AT_ONCE = 4_096

/** Examines individual ZIP Codes, by place, while the slices of a question's conditions are in memory. */
export class RowSearch {
  readonly universe: SlicedUniverse
  readonly ownership: Ownership
  readonly yielder: Yielder
  readonly #slices: SlicesInMemory
  readonly #fulfilling: Bits

  constructor(
    universe: SlicedUniverse,
    ownership: Ownership,
    slices: SlicesInMemory,
    conditions: ReadonlyArray<RowCondition>,
    yielder: Yielder,
  ) {
    this.universe = universe
    this.ownership = ownership
    this.#slices = slices
    this.#fulfilling = matchingBits(slices, conditions)
    this.yielder = yielder
  }

  /** Counts the rows in each ZIP Code that match the conditions and that no area owns yet. */
  async countLeft(zips: ReadonlyArray<number>): Promise<ReadonlyArray<number>> {
    const open: Array<number> = []
    const spans: Array<Span> = []
    for (const zip of zips) {
      const rows = this.universe.places.rows[zip]
      const left = this.ownership.leftIn(zip)
      if (rows === undefined || left === null) continue
      open.push(zip)
      const { vector, vectors } = rows
      spans.push({ vector, vectors, mask: left === "all" ? null : left, union: null })
    }
    const candidates = this.#slices.builder.and(this.#fulfilling, MASK)
    const counts = await this.universe.runner.run({ counts: [candidates], rows: null }, spans, {
      yielder: this.yielder,
    })
    const byZip = new Map(open.map((zip, at) => [zip, counts[at] ?? 0]))
    return zips.map((zip) => byZip.get(zip) ?? 0)
  }

  /** Returns the rows in each ZIP Code that match the conditions, in any area. */
  async fulfilling(zips: ReadonlyArray<number>): Promise<ReadonlyArray<Uint8Array>> {
    const found: Array<Uint8Array> = []
    for (let from = 0; from < zips.length; from += ZIPS_AT_ONCE) {
      const rows = zips
        .slice(from, from + ZIPS_AT_ONCE)
        .flatMap((zip) => this.universe.places.rows[zip] ?? [])
      const spans = rows.map(({ vector, vectors }) => ({ vector, vectors, mask: null, union: null }))
      found.push(
        ...(await withMarkedRows(this.universe, this.#fulfilling, spans, this.yielder, (marked) =>
          rows.map(({ vector, vectors }) => marked(vector, vectors).slice()),
        )),
      )
    }
    return found
  }

  /** Returns the bits of a flag. */
  fact(name: "VALID" | "HOUSEHOLD_END", zip: number): Uint8Array {
    const rows = this.universe.places.rows[zip]
    return rows === undefined
      ? new Uint8Array()
      : this.universe.bitmap(this.#slices.slot(name), rows.vector, rows.vectors)
  }

  /** Returns the rows in `mask` that no area owns yet. */
  left(zip: number, mask: Uint8Array): Uint8Array {
    const left = this.ownership.leftIn(zip)
    if (left === "all") return mask
    return left === null ? new Uint8Array(mask.length) : maskIntersection(mask, left)
  }
}
