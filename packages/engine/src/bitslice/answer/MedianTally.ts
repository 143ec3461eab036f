import { computeMedians } from "@listwright/domain/counting"
import type { Medians } from "@listwright/domain/definition"
import { decodeStored } from "../../format/columns/codes.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { tallyCodes, type CodeTally } from "./CodeTally.ts"
import type { MarkedRows } from "./MarkedTally.ts"

/** The slices of the columns that have medians, for a ZIP Code's positions. */
export type MedianSlices = ReadonlyMap<StoredColumn, ReadonlyArray<Uint8Array>>

/** Collects the values for computing medians. */
export class MedianTally {
  readonly #codes = new Map<StoredColumn, CodeTally>()

  /** Adds the marked rows in a range of positions; the end is exclusive. */
  add(rows: Pick<MarkedRows, "marked" | "mask">, slices: MedianSlices, from: number, to: number): void {
    for (const [stored, bits] of slices) {
      const codes = this.#codes.get(stored) ?? new Map<number, number>()
      this.#codes.set(stored, codes)
      tallyCodes(rows, bits, from, to, codes)
    }
  }

  get medians(): Medians {
    const byName = new Map(
      Array.from(this.#codes, ([stored, codes]) => [
        stored.column.column,
        Array.from(codes, ([code, records]) => [decodeStored(stored, code), records] as const),
      ]),
    )
    return computeMedians((column) => byName.get(column) ?? [])
  }
}
