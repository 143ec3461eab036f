import { rename } from "node:fs/promises"
import { sqlText } from "../writing/sqlText.ts"
import { TooManyRefused } from "./ImportErrors.ts"
import type { RowsReport } from "./ImportReport.ts"
import type { Workbench } from "./Workbench.ts"

/** An SQL expression that adds an apostrophe to any value that a spreadsheet would execute, turning it into text. */
const HARMLESS = `CASE WHEN regexp_matches(SHOWN, '^[=+@\\t\\r-]') THEN '''' || SHOWN ELSE SHOWN END`
/** An SQL expression for the line number in an ORDINAL. */
export const LINE_SQL = "ORDINAL & ((1::UBIGINT << 40) - 1)"

/** Writes all rejected rows to a CSV file, in input order; returns a report of the rejections. */
export const writeReport = async (bench: Workbench, refusedFile: string): Promise<RowsReport> => {
  const unfinished = `${refusedFile}.unfinished`
  await bench.run(
    `COPY (
       SELECT FILE AS file, ${LINE_SQL} AS line, COLUMN_NAME AS "column", ${HARMLESS} AS value, KIND AS kind, REASON AS reason
       FROM refused JOIN files ON NUMBER = ORDINAL >> 40 ORDER BY ORDINAL
     ) TO ${sqlText(unfinished)} (FORMAT csv, HEADER)`,
  )
  await rename(unfinished, refusedFile)
  const summary = await bench.rows(
    `SELECT coalesce(COLUMN_NAME, ''), KIND, ROWS, FILE, ${LINE_SQL} FROM (
       SELECT COLUMN_NAME, KIND, count(*) AS ROWS, min(ORDINAL) AS ORDINAL FROM refused GROUP BY COLUMN_NAME, KIND
     ) JOIN files ON NUMBER = ORDINAL >> 40 ORDER BY ROWS DESC, ORDINAL`,
  )
  const refused = await bench.number("SELECT count(*) FROM refused")
  return {
    rows: await bench.number(
      `SELECT (SELECT count(*) FROM staged) + (SELECT count(*) FROM refused WHERE KIND = 'RowMalformed')`,
    ),
    refused,
    refusals: summary.map(([column, kind, rows, file, line]) => ({
      column: String(column),
      kind: String(kind),
      rows: Number(rows),
      file: String(file),
      line: Number(line),
    })),
    refusedFile,
  }
}

/** Throws if more than `limit` percent of the rows were rejected. */
export const ensureWithinLimit = (report: RowsReport, limit: number): void => {
  if (report.refused * 100 > limit * report.rows) throw new TooManyRefused({ ...report, limit })
}
