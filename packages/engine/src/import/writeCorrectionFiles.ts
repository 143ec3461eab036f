import { createWriteStream } from "node:fs"
import { rename } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { readCsvRecords } from "./csv/readCsvRecords.ts"
import type { Mapping } from "./mapping/Mapping.ts"
import { OPERATION_COLUMN } from "./staging/Staging.ts"
import type { Workbench } from "./Workbench.ts"
import { LINE_SQL } from "./writeReport.ts"

/** Returns the lines in an input file on which rejected rows begin. */
const refusedLines = async (bench: Workbench, file: number): Promise<ReadonlySet<number>> =>
  new Set(
    (await bench.rows(`SELECT ${LINE_SQL} FROM refused WHERE ORDINAL >> 40 = ${file}`)).map(([line]) =>
      Number(line),
    ),
  )

/** Yields a file's header and the rows on the given lines, as written, each with the change's operation appended. */
const correctionRows = async function* (
  file: string,
  delimiter: string,
  lines: ReadonlySet<number>,
  isDelta: boolean,
): AsyncGenerator<Buffer> {
  const withEnd = (row: Buffer, last: string): Buffer =>
    Buffer.concat([row, Buffer.from(isDelta ? "\n" : `${delimiter}${last}\n`)])
  let isHead = true
  for await (const records of readCsvRecords(file, delimiter))
    for (const { bytes, line } of records) {
      if (isHead) yield withEnd(bytes, OPERATION_COLUMN)
      else if (lines.has(line)) yield withEnd(bytes, "upsert")
      isHead = false
    }
}

/**
 * Writes the rejected rows of each CSV file unchanged, under their header, as a change file that can be loaded as a
 * delta once the rows are corrected. Returns the files: `<folder>.corrections-1.csv` for the first input file and so
 * on; empty for Parquet files.
 */
export const writeCorrectionFiles = async (
  bench: Workbench,
  input: Mapping["input"],
  files: ReadonlyArray<string>,
  isDelta: boolean,
  folder: string,
): Promise<ReadonlyArray<string>> => {
  const written: Array<string> = []
  if (input.format !== "csv") return written
  for (const [number, file] of files.entries()) {
    const lines = await refusedLines(bench, number)
    if (lines.size === 0) continue
    const path = `${folder}.corrections-${number + 1}.csv`
    const unfinished = `${path}.unfinished`
    await pipeline(
      correctionRows(file, input.delimiter ?? ",", lines, isDelta),
      createWriteStream(unfinished),
    )
    await rename(unfinished, path)
    written.push(path)
  }
  return written
}
