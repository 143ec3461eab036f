import { Schema } from "effect"

/** Another server works on this data folder. */
export class FolderInUse extends Schema.TaggedError<FolderInUse>()("FolderInUse", {
  folder: Schema.String,
  /** Process id of the server that holds the folder; null when it could not be read. */
  processId: Schema.NullOr(Schema.Int),
}) {
  override get message(): string {
    const holder = this.processId === null ? "another process" : `the process ${this.processId}`
    return `The data folder ${this.folder} is in use by ${holder}. Stop that server first, or choose another folder with --data.`
  }
}

/** The database cannot be opened or brought to the current state of its tables. `reason` is for a person. */
export class StorageUnusable extends Schema.TaggedError<StorageUnusable>()("StorageUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}
