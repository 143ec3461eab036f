import { type DuckDBDataChunk, DuckDBTableFunction } from "@duckdb/node-api"
import duckdb from "@duckdb/node-bindings"
import type { RowColumn } from "../../format/rows/rowColumns.ts"
import type { Cells, Rows } from "../../format/rows/Rows.ts"
import { SQL_TYPES } from "../../writing/sqlTypes.ts"

/** The number of rows that DuckDB accepts at once. */
const VECTOR = 2_048

/** A column's cells, in the format that DuckDB reads. */
interface Source {
  readonly buffer: ArrayBuffer
  readonly start: number
  readonly width: number
}

/** A statement's scan of the rows: the columns that it requests, and its progress. */
class Scan {
  readonly #sources: ReadonlyArray<Source>
  readonly #length: number
  #row = 0

  constructor(rows: Rows, asked: ReadonlyArray<string>) {
    this.#length = rows.length
    this.#sources = asked.map((name) => {
      const cells: Cells = rows.column(name)
      return { buffer: cells.buffer, start: cells.byteOffset, width: cells.BYTES_PER_ELEMENT }
    })
  }

  /**
   * Outputs the next rows, or zero rows at the end. The vectors in DuckDB's own API accept one checked value at a time,
   * which costs eight times as much as copying everything at once.
   */
  next(output: DuckDBDataChunk): void {
    const length = Math.min(VECTOR, this.#length - this.#row)
    output.rowCount = length
    if (length === 0) return
    for (const [at, { buffer, start, width }] of this.#sources.entries()) {
      const vector = duckdb.data_chunk_get_vector(output.chunk, at)
      duckdb.copy_data_to_vector(vector, 0, buffer, start + this.#row * width, length * width)
    }
    this.#row += length
  }
}

/**
 * Creates the SQL function `rows()`, which returns the current rows; DuckDB reads them in place instead of from a
 * table.
 */
export const rowsFunction = (columns: ReadonlyArray<RowColumn>, inHand: () => Rows): DuckDBTableFunction =>
  DuckDBTableFunction.create({
    name: "rows",
    supportsProjectionPushdown: true,
    bindFunction: (info) => {
      for (const { bits, name } of columns) info.addResultColumn(name, SQL_TYPES[bits])
    },
    initFunction: (info) => {
      info.setMaxThreads(1)
      const asked = info.getColumnIndexes().map((at) => columns[at]?.name ?? "")
      info.setInitData(new Scan(inHand(), asked))
    },
    mainFunction: (info, output) => {
      if (!(info.initData instanceof Scan)) throw new TypeError("no scan was started")
      info.initData.next(output)
    },
  })
