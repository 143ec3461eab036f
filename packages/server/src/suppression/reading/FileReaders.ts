import type { ChildProcess } from "node:child_process"
import { constants, setPriority } from "node:os"
import { Context, Duration, Effect, Layer, RcMap, Schema } from "effect"
import * as Semaphore from "effect/Semaphore"
import { forkModule } from "@listwright/engine/files"
import {
  MAX_READERS,
  MAX_READERS_PER_SENDER,
  MAX_READING_MEMORY_MB,
  MAX_READING_TIME,
} from "../fileLimits.ts"
import { FileRefused } from "../SuppressionFiles.ts"
import { type ReadJob, ReadReport } from "./messages.ts"

type Found = Extract<ReadReport, { readonly kind: "head" | "sheet" | "identities" }>
type FoundBy<Job extends ReadJob> = Extract<Found, { readonly kind: Job["kind"] }>

export interface ReadingLimits {
  /** The maximum time for reading one file. */
  readonly time: Duration.Duration
  /** The maximum memory for a reader, in megabytes. */
  readonly memory: number
}

const tooSlow = ({ time }: ReadingLimits) =>
  new FileRefused({
    reason: `Reading the file took longer than ${Duration.format(time)}. Please split it into several files, or save it as CSV.`,
  })
const tooMuch = ({ memory }: ReadingLimits) =>
  new FileRefused({
    reason: `Reading the file took more than ${memory} MB of memory. Please split it into several files, or save it as CSV.`,
  })

const decode = Schema.decodeUnknownSync(ReadReport)
const here = import.meta.url

const startReader = ({ memory }: ReadingLimits): ChildProcess => {
  const reader = forkModule("./main.ts", here, [], {}, [`--max-old-space-size=${memory}`])
  // Requests to the server go first.
  if (reader.pid !== undefined) setPriority(reader.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return reader
}

/**
 * Reads uploaded files, each in its own process with limits on time and memory; a few at a time, per sender and in
 * total. If a client disconnects, its read is canceled.
 */
export class FileReaders extends Context.Service<
  FileReaders,
  {
    /** Reads a file. `sender`: the user who uploaded it. */
    readonly read: <Job extends ReadJob>(sender: string, job: Job) => Effect.Effect<FoundBy<Job>, FileRefused>
  }
>()("@listwright/server/suppression/reading/FileReaders") {
  static readonly layerWith = (limits: ReadingLimits): Layer.Layer<FileReaders> =>
    Layer.effect(
      FileReaders,
      Effect.gen(function* () {
        /** The idle readers; the last one gets the next file. */
        const idle: Array<ChildProcess> = []
        yield* Effect.addFinalizer(() =>
          Effect.sync(() => idle.splice(0).forEach((reader) => reader.kill("SIGKILL"))),
        )
        const all = Semaphore.makeUnsafe(MAX_READERS)
        const ofOne = yield* RcMap.make({ lookup: (_: string) => Semaphore.make(MAX_READERS_PER_SENDER) })

        const exchange = (job: ReadJob): Effect.Effect<ReadReport, FileRefused> =>
          Effect.callback((resume) => {
            const reader = idle.pop() ?? startReader(limits)
            const over = () => {
              for (const event of ["message", "exit", "error"]) reader.removeAllListeners(event)
              reader.once("error", () => undefined)
            }
            reader.once("message", (message) => {
              over()
              idle.push(reader)
              reader.once("exit", () => {
                if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1)
              })
              resume(Effect.sync(() => decode(message)))
            })
            // Only the end of its memory ends a reader by itself.
            reader.once("exit", () => resume(Effect.fail(tooMuch(limits))))
            reader.once("error", (cause) => resume(Effect.die(cause)))
            reader.send(job)
            return Effect.sync(() => {
              over()
              reader.kill("SIGKILL")
            })
          })

        const read = Effect.fn("FileReaders.read")(function* (sender: string, job: ReadJob) {
          const turns = yield* RcMap.get(ofOne, sender)
          const report = yield* exchange(job).pipe(
            Effect.timeoutOrElse({
              duration: limits.time,
              orElse: () => Effect.fail(tooSlow(limits)),
            }),
            all.withPermits(1),
            turns.withPermits(1),
          )
          switch (report.kind) {
            case "refused":
              return yield* new FileRefused({ reason: report.reason })
            case "failed":
              return yield* Effect.die(new Error(report.reason))
            case "head":
            case "sheet":
            case "identities":
              return report
          }
        }, Effect.scoped)

        const isOf = <Job extends ReadJob>(job: Job, found: Found): found is FoundBy<Job> =>
          found.kind === job.kind
        return FileReaders.of({
          read: (sender, job) =>
            Effect.flatMap(read(sender, job), (found) =>
              isOf(job, found)
                ? Effect.succeed(found)
                : Effect.die(new Error(`a reader reported ${found.kind}`)),
            ),
        })
      }),
    )

  static readonly layer = FileReaders.layerWith({ time: MAX_READING_TIME, memory: MAX_READING_MEMORY_MB })
}
