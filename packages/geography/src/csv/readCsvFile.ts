import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import { ImportRefused } from "../reference/ReferenceErrors.ts"
import { type CsvTable, parseCsvTable } from "./parseCsvTable.ts"

/** Reads the requested columns of a UTF-8 CSV file. */
export const readCsvFile = Effect.fn("readCsvFile")(function* (
  file: string,
  columns: ReadonlyArray<string>,
): Effect.fn.Return<CsvTable, ImportRefused> {
  const text = yield* Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: (cause) => new ImportRefused({ file, reason: `it cannot be read: ${String(cause)}` }),
  })
  return yield* Effect.fromResult(parseCsvTable(text, columns)).pipe(
    Effect.mapError((reason) => new ImportRefused({ file, reason })),
  )
})
