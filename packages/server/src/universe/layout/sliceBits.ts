import { codeBits, coder } from "../catalogue/codes.ts"
import type { StoredColumn } from "../catalogue/StoredColumn.ts"
import { ADDRESS_KINDS } from "../people/AddressBook.ts"
import { PHONE } from "../rows/rowColumns.ts"
import { deliveryOf } from "../rows/routeCode.ts"
import type { Rows } from "../rows/Rows.ts"
import type { Layout } from "./layOutRows.ts"
import { FACTS, type Fact } from "./Slices.ts"

/** The slices of some codes, one after another: bit i of the code of each row, at the row's position. */
const slicesOf = (
  { positions, vectors }: Layout,
  bits: number,
  code: (row: number) => number,
): Uint8Array => {
  const words = vectors * 4
  const slices = new Uint32Array(words * bits)
  for (let row = 0; row < positions.length; row++) {
    const position = positions[row] ?? 0
    const word = position >>> 5
    const bit = 1 << (position & 31)
    for (let rest = code(row), at = word; rest !== 0; rest >>>= 1, at += words)
      if ((rest & 1) !== 0) slices[at] = (slices[at] ?? 0) | bit
  }
  return new Uint8Array(slices.buffer)
}

const factOf = (rows: Rows, fact: Fact): ((row: number) => boolean) => {
  switch (fact) {
    case "VALID":
      return () => true
    case "HOUSEHOLD_END": {
      const [zips, households] = [rows.column("ZIP"), rows.column("HOUSEHOLD")]
      return (row) =>
        row + 1 === rows.length || zips[row + 1] !== zips[row] || households[row + 1] !== households[row]
    }
    case "PHONE": {
      const phones = rows.column("PHONE")
      return (row) => phones[row] === PHONE.deliverable
    }
    case "APARTMENT": {
      const kinds = rows.column("ADDRESS_KIND")
      return (row) => kinds[row] === ADDRESS_KINDS.flat
    }
    case "PO_BOX": {
      const routes = rows.column("ROUTE")
      return (row) => deliveryOf(routes[row] ?? 0) === "poBox"
    }
    case "RURAL": {
      const routes = rows.column("ROUTE")
      return (row) => deliveryOf(routes[row] ?? 0) === "ruralRoute"
    }
  }
}

/** The slices of every group of a universe, in the order of `sliceGroups`. */
export const sliceBits = function* (
  rows: Rows,
  layout: Layout,
  columns: ReadonlyArray<StoredColumn>,
): Generator<Uint8Array> {
  for (const fact of FACTS) {
    const holds = factOf(rows, fact)
    yield slicesOf(layout, 1, (row) => (holds(row) ? 1 : 0))
  }
  for (const stored of columns) {
    const cells = rows.column(stored.column.column)
    const code = coder(stored)
    yield slicesOf(layout, codeBits(stored), (row) => code(cells[row] ?? 0))
  }
}
