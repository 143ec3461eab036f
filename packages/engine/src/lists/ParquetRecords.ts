import { type DuckDBConnection, DuckDBDataChunk, type DuckDBInstance, UINTEGER } from "@duckdb/node-api"
import { CanceledError } from "../turns/CanceledError.ts"
import type { RecordSource, RecordTexts } from "./RecordSource.ts"

/** The number of rows that DuckDB accepts at once. */
const VECTOR = 2_048

const loadRows = async (connection: DuckDBConnection, rows: Uint32Array): Promise<void> => {
  await connection.run("CREATE TEMP TABLE chosen (ROW_ID UINTEGER)")
  const appender = await connection.createAppender("chosen")
  for (let from = 0; from < rows.length; from += VECTOR) {
    const chunk = DuckDBDataChunk.create([UINTEGER])
    chunk.setColumns([[...rows.subarray(from, from + VECTOR)]])
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

const selectSql = (fields: ReadonlyArray<string>): string =>
  `SELECT ${fields.map((name) => `coalesce(${name}::VARCHAR, '')`).join(", ")}
  FROM chosen JOIN people USING (ROW_ID) JOIN payload USING (ROW_ID) ORDER BY ROW_ID`

/**
 * Reads records from the Parquet files of a universe that was built without blocks by an earlier release; reads through
 * all of the files.
 */
export class ParquetRecords implements RecordSource {
  readonly #instance: DuckDBInstance
  readonly #prove: () => Promise<void>
  readonly #fields: ReadonlyArray<string>

  /** `prove` rejects, naming the file, if any of the files is damaged. */
  constructor(instance: DuckDBInstance, fields: ReadonlyArray<string>, prove: () => Promise<void>) {
    this.#instance = instance
    this.#fields = fields
    this.#prove = prove
  }

  async *read(rows: Uint32Array, signal: AbortSignal): AsyncGenerator<ReadonlyArray<RecordTexts>> {
    await this.#prove()
    const connection = await this.#instance.connect()
    try {
      await loadRows(connection, rows)
      const result = await connection.stream(selectSql(this.#fields))
      for await (const some of result.yieldRows()) {
        if (signal.aborted) throw new CanceledError()
        yield some.map((cells) => cells.map(String))
      }
    } finally {
      connection.closeSync()
    }
  }
}
