import type { Workbench } from "../Workbench.ts"
import type { RefusalKind } from "./Field.ts"

const KIND: RefusalKind = "RowMalformed"

/** Creates the table of rejected rows. */
export const createRejectedTable = (bench: Workbench): Promise<void> =>
  bench.run(
    `CREATE TABLE refused (ORDINAL UBIGINT, COLUMN_NAME VARCHAR, SHOWN VARCHAR, KIND VARCHAR, REASON VARCHAR)`,
  )

/** Rejects a file's malformed rows. */
export const rejectMalformedRows = async (
  bench: Workbench,
  file: number,
  rows: ReadonlyArray<{ readonly line: number; readonly shown: string; readonly reason: string }>,
): Promise<void> => {
  if (rows.length === 0) return
  const appender = await bench.connection.createAppender("refused")
  for (const { line, reason, shown } of rows) {
    appender.appendUBigInt((BigInt(file) << 40n) | BigInt(line))
    appender.appendNull()
    appender.appendVarchar(shown)
    appender.appendVarchar(KIND)
    appender.appendVarchar(reason)
    appender.endRow()
  }
  appender.closeSync()
}
