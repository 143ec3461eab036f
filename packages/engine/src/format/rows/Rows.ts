import type { RowColumn } from "./rowColumns.ts"

export type Cells = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

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

/** Some of a universe's rows, column by column. */
export class Rows {
  readonly length: number
  /** The coordinates, in degrees; NaN if unknown. */
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  readonly #cells: ReadonlyMap<string, Cells>

  constructor(length: number, columns: ReadonlyArray<RowColumn>) {
    this.length = length
    this.latitudes = new Float64Array(length).fill(Number.NaN)
    this.longitudes = new Float64Array(length).fill(Number.NaN)
    this.#cells = new Map(columns.map(({ name, bits }) => [name, cells(bits, length)]))
  }

  column(name: string): Cells {
    const found = this.#cells.get(name)
    if (found === undefined) throw new Error(`no column ${name}`)
    return found
  }
}
