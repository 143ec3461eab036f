import { stat } from "node:fs/promises"
import type { Mapping } from "../mapping/Mapping.ts"
import type { Workbench } from "../Workbench.ts"
import { stageCsv } from "./stageCsv.ts"
import { stageParquet } from "./stageParquet.ts"
import type { Staging } from "./Staging.ts"
import { rowColumns, recordColumns, tableSql } from "./stagedColumns.ts"

/** Reads the rows of all files into the table `staged`; unreadable rows go into `refused`. */
export const stageFiles = async (
  bench: Workbench,
  staging: Staging,
  input: Mapping["input"],
  files: ReadonlyArray<string>,
  onProgress: (fraction: number) => void,
): Promise<void> => {
  await bench.run(tableSql("staged", [...rowColumns, ...recordColumns(staging.columns)]))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  const whole = Math.max(
    sizes.reduce((sum, size) => sum + size, 0),
    1,
  )
  let before = 0
  for (const [at, file] of files.entries()) {
    const job = { bench, staging, file, number: at }
    switch (input.format) {
      case "csv":
        await stageCsv(job, input.delimiter ?? ",", (bytes) => onProgress((before + bytes) / whole))
        break
      case "parquet":
        await stageParquet(job)
        break
    }
    before += sizes[at] ?? 0
    onProgress(before / whole)
  }
}
