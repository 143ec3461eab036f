import { Schema } from "effect"

/** A universe can't be used. `file` is the file at fault; `reason` explains the problem to a person. */
export class UniverseUnusable extends Schema.TaggedError<UniverseUnusable>()("UniverseUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The universe cannot be used: ${this.file} ${this.reason}`
  }
}

/** A universe couldn't be built; nothing that looks finished is left behind. */
export class UniverseNotBuilt extends Schema.TaggedError<UniverseNotBuilt>()("UniverseNotBuilt", {
  reason: Schema.String,
}) {
  override get message(): string {
    return `The universe was not built: ${this.reason}`
  }
}
