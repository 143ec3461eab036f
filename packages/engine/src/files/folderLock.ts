import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Schema } from "effect"
import { explainStorageError } from "./explainStorageError.ts"

/** Raised when another server is using this data folder. */
export class FolderInUse extends Schema.TaggedError<FolderInUse>()("FolderInUse", {
  folder: Schema.String,
  /** The process ID of the server using the folder; null if it couldn't be read. */
  processId: Schema.NullOr(Schema.Int),
}) {
  override get message(): string {
    const holder = this.processId === null ? "another process" : `process ${this.processId}`
    return `The data folder ${this.folder} is in use by ${holder}. Stop that server first, or choose another folder with --data.`
  }
}

/** Raised when the operating system denies access to the folder. `reason` is human-readable. */
export class FolderUnusable extends Schema.TaggedError<FolderUnusable>()("FolderUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

const Holder = Schema.fromJsonString(Schema.Struct({ processId: Schema.Int }))

const lockFile = (folder: string) => join(folder, "lock.sqlite")
const holderFile = (folder: string) => join(folder, "lock.json")

const readHolder = (folder: string): number | null => {
  try {
    return Schema.decodeUnknownSync(Holder)(readFileSync(holderFile(folder), "utf8")).processId
  } catch {
    return null
  }
}

const SQLITE_BUSY = 5

const isBusy = (cause: unknown): boolean =>
  cause instanceof Error &&
  "errcode" in cause &&
  typeof cause.errcode === "number" &&
  (cause.errcode & 0xff) === SQLITE_BUSY

/**
 * Locks a data folder for this process until the scope closes. The embedded database has no lock against a second
 * process and would silently lose rows. The lock is an exclusive SQLite transaction, which the operating system
 * releases when the process ends, however it ends.
 */
export const lockFolder = Effect.fn("lockFolder")(function* (folder: string) {
  yield* Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(folder, { recursive: true })
        const lock = new DatabaseSync(lockFile(folder))
        try {
          lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        } catch (cause) {
          lock.close()
          throw cause
        }
        writeFileSync(holderFile(folder), `${JSON.stringify({ processId: process.pid })}\n`)
        return lock
      },
      catch: (cause) =>
        isBusy(cause)
          ? new FolderInUse({ folder, processId: readHolder(folder) })
          : new FolderUnusable({
              reason: `Couldn't use the data folder ${folder}. ${explainStorageError(cause)}`,
            }),
    }),
    (lock) =>
      Effect.sync(() => {
        rmSync(holderFile(folder), { force: true })
        lock.close()
      }),
  )
})
