import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api"
import { readIndustries, readZips } from "@listwright/geography"
import type { ProviderFile, Question } from "./ProviderFile.ts"
import { headOf, type Provided } from "./writeProvider.ts"

/** Every row that DuckDB can read, with the cells as texts; those that it cannot read it leaves out. */
const rawSql = (path: string, columns: ReadonlyArray<string>): string => `
  SELECT row_number() OVER () AS rn, ${columns.map((name) => `coalesce(${name}, '') AS ${name}`).join(", ")}
  FROM read_csv('${path}', auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', ignore_errors = true, parallel = false,
    columns = {${columns.map((name) => `'${name}': 'VARCHAR'`).join(", ")}})`

const list = (values: ReadonlyArray<string>): string => values.map((value) => `('${value}')`).join(", ")

/** Plain SQL over a provider's files, which knows nothing of universes. */
export class RawCounts {
  readonly #connection: DuckDBConnection
  readonly #close: () => void

  private constructor(connection: DuckDBConnection, close: () => void) {
    this.#connection = connection
    this.#close = close
  }

  static async open(file: ProviderFile, provided: Provided): Promise<RawCounts> {
    const instance = await DuckDBInstance.create(":memory:", { threads: "2" })
    const connection = await instance.connect()
    const head = headOf(file)
    const majors = readIndustries().flatMap(({ code }) => (code.length === 2 ? [code] : []))
    await connection.run(
      `CREATE TABLE zips AS FROM (VALUES ${list(readZips().map(({ zip }) => zip))}) AS t (zip)`,
    )
    await connection.run(
      `CREATE TABLE states AS FROM (VALUES ${readZips()
        .map(({ state, zip }) => `('${zip}', '${state}')`)
        .join(", ")}) AS t (zip, state)`,
    )
    await connection.run(`CREATE TABLE majors AS FROM (VALUES ${list(majors)}) AS t (major)`)
    await connection.run(`CREATE TABLE raw AS ${rawSql(provided.people, head)}`)
    await connection.run(`CREATE TABLE raw_changes AS ${rawSql(provided.changes, [...head, "op"])}`)
    const first = "QUALIFY row_number() OVER (PARTITION BY id ORDER BY rn) = 1"
    await connection.run(`CREATE TABLE before AS SELECT * EXCLUDE (rn) FROM raw WHERE ${file.fit} ${first}`)
    await connection.run(
      `CREATE TABLE upserts AS SELECT * EXCLUDE (rn, op) FROM raw_changes WHERE op = 'upsert' AND ${file.fit} ${first}`,
    )
    await connection.run(
      `CREATE TABLE after AS SELECT * FROM before
         WHERE id NOT IN (SELECT id FROM upserts) AND id NOT IN (SELECT id FROM raw_changes WHERE op = 'delete')
       UNION ALL SELECT * FROM upserts`,
    )
    return new RawCounts(connection, () => {
      connection.closeSync()
      instance.closeSync()
    })
  }

  /** Counts the records for which a question holds, before or after the changes. */
  async count(of: "before" | "after", { count = "count(*)", sql }: Question): Promise<number> {
    const found = await this.#connection.runAndReadAll(
      `SELECT ${count} FROM ${of} JOIN states USING (zip) WHERE ${sql}`,
    )
    return Number(found.getRows()[0]?.[0])
  }

  close(): void {
    this.#close()
  }
}
