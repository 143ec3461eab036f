/** A builder process: writes chunks of a universe, one after another, as it is told. */
import { join } from "node:path"
import { Schema } from "effect"
import { fillPlaces } from "../people/fillPlaces.ts"
import { nameLists } from "../people/nameLists.ts"
import type { UniverseFile } from "../UniverseManifest.ts"
import { fileFacts } from "./fileFacts.ts"
import { flush } from "./flush.ts"
import { BuildJob, BuildOrder, type BuildReport } from "./messages.ts"
import { planChunks } from "./planChunks.ts"
import { openWriter, writeRows } from "./writeRows.ts"

const tell = (report: BuildReport): void => {
  process.send?.(report)
}

const job = Schema.decodeUnknownSync(Schema.fromJsonString(BuildJob))(process.argv[2])
const names = nameLists()
const chunks = planChunks(job.seed, job.records)
const writer = await openWriter()

const finished = async (path: string, records: number): Promise<UniverseFile> => {
  const whole = join(job.folder, path)
  await flush(whole)
  return { path, records, ...(await fileFacts(whole)) }
}

const write = async (chunk: number): Promise<void> => {
  const places = chunks[chunk] ?? []
  const { households, rows } = fillPlaces(job.seed, places, names)
  const file = `part-${String(chunk).padStart(4, "0")}.parquet`
  const people = `people/${file}`
  const payload = `payload/${file}`
  await writeRows(writer, rows, places, names, {
    people: join(job.folder, people),
    payload: join(job.folder, payload),
  })
  tell({
    kind: "written",
    chunk,
    households,
    people: await finished(people, rows.length),
    payload: await finished(payload, rows.length),
  })
}

process.on("disconnect", () => process.exit(1))
process.on("message", (message) => {
  const { chunk } = Schema.decodeUnknownSync(BuildOrder)(message)
  write(chunk).catch((cause: unknown) => tell({ kind: "failed", reason: String(cause) }))
})
tell({ kind: "ready", chunks: chunks.length })
