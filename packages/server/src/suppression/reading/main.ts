/**
 * The reading process, which reads uploaded files one after another, on request. A malicious file can only harm this
 * process.
 */
import { Schema } from "effect"
import { FileUnreadable } from "../rows/FileRow.ts"
import { readFileRows } from "../rows/readFileRows.ts"
import { ReadJob, type ReadReport } from "./messages.ts"
import { readHead } from "./readHead.ts"
import { readSheet } from "./readSheet.ts"
import { writeIdentities } from "./writeIdentities.ts"

const work = async (job: ReadJob): Promise<ReadReport> => {
  const rows = await readFileRows(job.path)
  try {
    switch (job.kind) {
      case "head":
        return { kind: job.kind, ...(await readHead(rows, job.rows)) }
      case "sheet":
        return { kind: job.kind, ...(await readSheet(rows, job.most)) }
      case "identities":
        return { kind: job.kind, ...(await writeIdentities(rows, job.keys, job.form, job.wanted)) }
    }
  } finally {
    await rows.close()
  }
}

const notDone = (cause: unknown): ReadReport =>
  cause instanceof FileUnreadable
    ? { kind: "refused", reason: cause.reason }
    : { kind: "failed", reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }

// The requester is gone.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"))
process.on("message", (message) => {
  void work(Schema.decodeUnknownSync(ReadJob)(message))
    .catch(notDone)
    .then((report) => process.send?.(report))
})
