import { payloadParts, peopleColumns, type RowColumn } from "./rowColumns.ts"

export type Cells = Uint8Array | Uint16Array | Uint32Array

const cells = (bits: RowColumn["bits"], length: number): Cells => {
  switch (bits) {
    case 8:
      return new Uint8Array(length)
    case 16:
      return new Uint16Array(length)
    case 32:
      return new Uint32Array(length)
  }
}

/** Some rows of a universe, column by column. */
export class Rows {
  readonly length: number
  readonly #cells: ReadonlyMap<string, Cells>

  constructor(length: number) {
    this.length = length
    this.#cells = new Map(
      [...peopleColumns, ...payloadParts].map(({ name, bits }) => [name, cells(bits, length)]),
    )
  }

  column(name: string): Cells {
    const found = this.#cells.get(name)
    if (found === undefined) throw new Error(`no column ${name}`)
    return found
  }
}
