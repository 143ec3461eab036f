import { sqlText } from "../../writing/sqlText.ts"
import { cellName, quoteName } from "./Field.ts"
import { columnPositions, type StagedFile } from "./StagedFile.ts"

/**
 * Stages the rows of a Parquet file. All values are read as text, dates as YYYY-MM-DD. Line numbers are row numbers,
 * from 1.
 */
export const stageParquet = async ({ bench, file, number, staging }: StagedFile): Promise<void> => {
  const source = `read_parquet(${sqlText(file)}, file_row_number = true, hive_partitioning = false)`
  const columns = await bench.rows(`SELECT column_name FROM (DESCRIBE SELECT * FROM ${source})`)
  columnPositions(
    file,
    staging.inputs,
    columns.map(([name]) => String(name)),
  )
  const cells = staging.inputs.map(
    (column) => `nullif(trim(${quoteName(column)}::VARCHAR), '') AS ${cellName(column)}`,
  )
  await bench.run(
    staging.insertSql(number, `SELECT file_row_number + 1 AS LINE, ${cells.join(", ")} FROM ${source}`),
  )
}
