import { codeBits, decodeStored } from "../format/columns/codes.ts"
import { columnParts } from "../format/columns/columnParts.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import { hasFact } from "../format/layout/Slices.ts"
import { locateRows } from "./locateRows.ts"
import { toWords } from "../format/words.ts"

/** The flags and attributes of rows, read from the slices. */
export interface RowAttributes {
  /** A byte per row: 1 if its phone is deliverable, otherwise 0. */
  readonly phones: Uint8Array
  /** A byte per row: 1 if a business gets its mail there, otherwise 0. */
  readonly businesses: Uint8Array
  /** Each row's stored value, by column and column part, encoded as in `StoredColumn`. */
  readonly held: ReadonlyArray<ReadonlyArray<ReadonlyArray<number>>>
}

/**
 * Reads the attributes of rows, which must be ascending, from the slices. The slices were verified when the universe
 * was opened.
 */
export const readAttributes = (
  universe: Pick<SlicedUniverse, "bitmap" | "manifest" | "places" | "store">,
  columns: ReadonlyArray<StoredColumn>,
  rows: Uint32Array,
): Promise<RowAttributes> => {
  const parts = columns.map((stored) =>
    columnParts(stored).map((name) => ({
      name,
      bits: codeBits(stored),
      codes: new Uint32Array(rows.length),
    })),
  )
  const facts = hasFact(universe.manifest, "BUSINESS") ? ["BUSINESS"] : []
  return universe.store.use(
    ["VALID", "PHONE", ...facts, ...parts.flat().map(({ name }) => name)],
    (slotsOf) => {
      const all = parts
        .flat()
        .map(({ bits, codes, name }) => ({ codes, slots: slotsOf(name).slice(0, bits) }))
      const [valid = 0, phone = 0] = [...slotsOf("VALID"), ...slotsOf("PHONE")]
      const [business] = facts.flatMap(slotsOf)
      const phones = new Uint8Array(rows.length)
      const businesses = new Uint8Array(rows.length)
      let first = 0
      for (const { positions, zip } of locateRows(universe, valid, rows)) {
        const add = (slot: number, bit: number, into: Uint8Array | Uint32Array): void => {
          const words = toWords(universe.bitmap(slot, zip.vector, zip.vectors))
          for (const [at, position] of positions.entries())
            into[first + at] =
              (into[first + at] ?? 0) | ((((words[position >>> 5] ?? 0) >>> (position & 31)) & 1) << bit)
        }
        add(phone, 0, phones)
        if (business !== undefined) add(business, 0, businesses)
        for (const { codes, slots } of all) for (const [bit, slot] of slots.entries()) add(slot, bit, codes)
        first += positions.length
      }
      return Promise.resolve({
        phones,
        businesses,
        held: columns.map((stored, at) =>
          (parts[at] ?? []).map(({ codes }) => Array.from(codes, (code) => decodeStored(stored, code))),
        ),
      })
    },
  )
}
