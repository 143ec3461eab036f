import { codeBits, createEncoder } from "../columns/codes.ts"
import { columnParts } from "../columns/columnParts.ts"
import type { StoredColumn } from "../columns/StoredColumn.ts"
import { ADDRESS_KINDS, BUSINESS_ADDRESS_KINDS, PHONE } from "../rows/rowColumns.ts"
import { routeDeliveryType } from "../rows/routeCode.ts"
import type { Cells, Rows } from "../rows/Rows.ts"
import type { Layout } from "./layOutRows.ts"
import { FACTS, type Fact, type OccupantFact } from "./Slices.ts"
import { Slicer } from "./Slicer.ts"

const factOf = (rows: Rows, fact: Fact | OccupantFact): ((row: number) => boolean) => {
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
      return (row) => routeDeliveryType(routes[row] ?? 0) === "poBox"
    }
    case "RURAL": {
      const routes = rows.column("ROUTE")
      return (row) => routeDeliveryType(routes[row] ?? 0) === "ruralRoute"
    }
    case "BUSINESS": {
      const kinds = rows.column("ADDRESS_KIND")
      const isBusiness = new Set<number>(BUSINESS_ADDRESS_KINDS)
      return (row) => isBusiness.has(kinds[row] ?? 0)
    }
    case "NAMED": {
      const named = rows.column("NAMED")
      return (row) => named[row] === 1
    }
  }
}

/** Returns an attribute's codes, row by row; returns the stored cells themselves if they're already codes. */
const codesOf = (stored: StoredColumn, cells: Cells): Cells => {
  switch (stored.encoding) {
    case "codes":
    case "flags":
    case "names":
    case "industries":
      return cells
    case "whole":
    case "day":
    case "yearMonth": {
      const code = createEncoder(stored)
      const codes = new Uint32Array(cells.length)
      for (let row = 0; row < cells.length; row++) codes[row] = code(cells[row] ?? 0)
      return codes
    }
  }
}

/** Yields the slices of all of a universe's groups, in the order of `sliceGroups`. */
export const sliceBits = function* (
  rows: Rows,
  layout: Layout,
  columns: ReadonlyArray<StoredColumn>,
  facts: ReadonlyArray<OccupantFact>,
): Generator<Uint8Array> {
  const slicer = new Slicer(layout)
  const codes = new Uint8Array(rows.length)
  for (const fact of [...FACTS, ...facts]) {
    const holds = factOf(rows, fact)
    for (let row = 0; row < rows.length; row++) codes[row] = holds(row) ? 1 : 0
    yield slicer.slices(1, codes)
  }
  for (const stored of columns)
    for (const part of columnParts(stored))
      yield slicer.slices(codeBits(stored), codesOf(stored, rows.column(part)))
}
