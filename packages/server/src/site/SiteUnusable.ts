import { explainStorageError } from "@listwright/engine/files"
import { Effect, Schema } from "effect"

/** Raised when the site's folder contains something that this server can't interpret. */
export class SiteUnusable extends Schema.TaggedError<SiteUnusable>()("SiteUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `${this.file} can't be used: ${this.reason}`
  }
}

/** Accesses the site's files; fails with the disk's error and the file or folder. */
export const accessDisk = <A>(file: string, work: () => Promise<A>): Effect.Effect<A, SiteUnusable> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => new SiteUnusable({ file, reason: explainStorageError(cause) }),
  })
