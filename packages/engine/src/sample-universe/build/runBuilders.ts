import { availableParallelism, constants, setPriority } from "node:os"
import { Effect, Schema } from "effect"
import { forkModule } from "../../files/forkModule.ts"
import { UniverseNotBuilt } from "../../format/UniverseErrors.ts"
import { type BuildJob, BuildReport } from "./messages.ts"

/**
 * The glibc settings for builders. DuckDB frees a chunk's memory in pieces on several threads. By default, most of it
 * isn't returned to the system, so each builder uses a third more memory in a site's first minute. Other C libraries
 * ignore these settings.
 */
const RETURN_MEMORY = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
}

/** The maximum number of builders; more would only wait for the disk, and each uses up to 1 GB. */
const MAX_BUILDERS = 3

export type ChunkReport = Extract<BuildReport, { readonly kind: "written" }>

/** Writes every chunk, several at a time, each in its own process. Interruption ends the processes. */
export const runBuilders = (
  job: BuildJob,
  onProgress: (fraction: number) => void,
  isBackground: boolean,
): Effect.Effect<ReadonlyArray<ChunkReport>, UniverseNotBuilt> =>
  Effect.callback((resume) => {
    const reports: Array<ChunkReport> = []
    const decode = Schema.decodeUnknownSync(BuildReport)
    const count = Math.max(Math.min(availableParallelism(), MAX_BUILDERS), 1)
    let next = 0
    let over = false

    const builders = Array.from({ length: count }, () =>
      forkModule("./main.ts", here, [JSON.stringify(job)], RETURN_MEMORY),
    )
    if (isBackground) for (const { pid } of builders) comeLast(pid)
    const end = (): void => {
      over = true
      for (const builder of builders) builder.kill("SIGKILL")
    }
    const fail = (reason: string): void => {
      if (over) return
      end()
      resume(Effect.fail(new UniverseNotBuilt({ reason })))
    }

    for (const builder of builders) {
      let chunks = 0
      const proceed = (): void => {
        if (next < chunks) builder.send({ chunk: next++ })
      }
      builder.on("error", (cause) => fail(cause.message))
      builder.on("exit", (code, signal) => fail(`a builder process ended (${signal ?? code})`))
      builder.on("message", (message) => {
        if (over) return
        const report = decode(message)
        switch (report.kind) {
          case "ready":
            chunks = report.chunks
            return proceed()
          case "failed":
            return fail(report.reason)
          case "written":
            reports.push(report)
            onProgress(reports.length / chunks)
            if (reports.length === chunks) {
              end()
              return resume(Effect.succeed(reports.toSorted((a, b) => a.chunk - b.chunk)))
            }
            return proceed()
        }
      })
    }
    return Effect.sync(end)
  })

/** Lowers a process's priority below all others. Ignores a process that has just ended. */
const comeLast = (pid: number | undefined): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}

const here = import.meta.url
