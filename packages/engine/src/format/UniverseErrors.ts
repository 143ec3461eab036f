import { Schema } from "effect"

/** A universe cannot be used: `file` is what is wrong with it, `reason` says how, for a person. */
export class UniverseUnusable extends Schema.TaggedError<UniverseUnusable>()("UniverseUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The universe cannot be used: ${this.file} ${this.reason}`
  }
}

/** Making a universe failed; nothing that looks finished was left. */
export class UniverseNotBuilt extends Schema.TaggedError<UniverseNotBuilt>()("UniverseNotBuilt", {
  reason: Schema.String,
}) {
  override get message(): string {
    return `The universe was not built: ${this.reason}`
  }
}
