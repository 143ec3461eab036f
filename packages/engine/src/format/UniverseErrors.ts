import { Schema } from "effect"

/** Raised when a universe can't be used. `file` is the faulty file; `reason` is a human-readable explanation for the operator. */
export class UniverseUnusable extends Schema.TaggedError<UniverseUnusable>()("UniverseUnusable", {
  file: Schema.String,
  reason: Schema.String,
  /** The message for users; if missing, they get the file and the reason. */
  userMessage: Schema.optionalKey(Schema.String),
}) {
  override get message(): string {
    return `Couldn't use the universe: ${this.file} ${this.reason}`
  }
}

/** Raised when a universe can't be built; no folder that looks finished is left behind. */
export class UniverseNotBuilt extends Schema.TaggedError<UniverseNotBuilt>()("UniverseNotBuilt", {
  reason: Schema.String,
}) {
  override get message(): string {
    return `Couldn't build the universe: ${this.reason}`
  }
}
