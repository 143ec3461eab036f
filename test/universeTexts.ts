import { DuckDBInstance } from "@duckdb/node-api"

/** A text of each record of a universe folder that fulfills a condition, both plain SQL over its own files. */
export const universeTexts = async (
  universe: string,
  text: string,
  where: string,
): Promise<ReadonlyArray<string>> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  try {
    const found = await connection.runAndReadAll(
      `SELECT ${text} FROM read_parquet('${universe}/people/*.parquet') AS people
       JOIN read_parquet('${universe}/payload/*.parquet') AS payload USING (ROW_ID) WHERE ${where}`,
    )
    return found.getRows().map(([one]) => String(one))
  } finally {
    connection.closeSync()
  }
}
