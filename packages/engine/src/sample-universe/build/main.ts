/** A builder process: writes chunks of a universe, one after another, on request. */
import { join } from "node:path"
import { Schema } from "effect"
import { writeBlocks } from "../../format/blocks/writeBlocks.ts"
import { getSampleUniverse, demoNameLists } from "../sampleUniverses.ts"
import { blockTexts } from "./blockTexts.ts"
import type { Rows } from "../../format/rows/Rows.ts"
import { chunkFilePaths, finishFile } from "../../format/finishFile.ts"
import { BuildJob, ChunkRequest, type BuildReport } from "./messages.ts"
import { planChunks } from "./planChunks.ts"
import { writeParts } from "../../format/build/writeParts.ts"
import { openWriter, writeRows } from "./writeRows.ts"
import { explainStorageError } from "../../files/explainStorageError.ts"

const tell = (report: BuildReport): void => {
  process.send?.(report)
}

const job = Schema.decodeUnknownSync(Schema.fromJsonString(BuildJob))(process.argv[2])
const universe = getSampleUniverse(job.universe)
const names = demoNameLists(universe)
const columns = universe.columns(names)
const companyWords = universe.companyWords?.() ?? null
const chunks = planChunks(universe, job)
const writer = await openWriter(universe.rowColumns, columns)

const namedIn = (rows: Rows): number => {
  let count = 0
  for (const named of rows.column("NAMED")) count += named
  return count
}

const write = async (chunk: number): Promise<void> => {
  const places = chunks[chunk] ?? []
  const { households, rows } = universe.fill(job.seed, places, names)
  const { payload, people } = chunkFilePaths(chunk)
  await writeRows(writer, rows, places, names, companyWords, universe.facts ?? [], {
    people: join(job.folder, people),
    payload: join(job.folder, payload),
  })
  const { vectors } = await writeParts(job.folder, chunk, rows, columns, universe.facts)
  tell({
    kind: "written",
    vectors,
    chunk,
    households,
    named: universe.facts?.includes("NAMED") === true ? namedIn(rows) : rows.length,
    people: await finishFile(job.folder, people, rows.length),
    payload: await finishFile(job.folder, payload, rows.length),
    blocks: await writeBlocks(job.folder, chunk, rows.length, blockTexts(rows, places, names, companyWords)),
  })
}

// The requesting process is gone, and what is written here is unfinished. An orderly exit would wait for a DuckDB
// statement that itself waits for this thread to pass it rows.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
process.on("message", (message) => {
  const { chunk } = Schema.decodeUnknownSync(ChunkRequest)(message)
  write(chunk).catch((cause: unknown) => tell({ kind: "failed", reason: explainStorageError(cause) }))
})
tell({ kind: "ready", chunks: chunks.length })
