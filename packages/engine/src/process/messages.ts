import { Schema } from "effect"
import { UniverseFacts } from "./UniverseFacts.ts"

/** A message to the engine process. Payloads are those in the table of questions. */
export const Message = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ask"),
    id: Schema.Int,
    name: Schema.String,
    /** The requester; questions of one client never delay those of another. */
    client: Schema.String,
    payload: Schema.Unknown,
  }),
  /** The answer is no longer needed. */
  Schema.Struct({ kind: Schema.Literal("cancel"), id: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Message = typeof Message.Type

/**
 * A report from the engine process: that it serves a snapshot, that a file is bad, an answer, the reason why there
 * isn't one, or a sign that it's alive.
 */
export const Report = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), universe: UniverseFacts }),
  Schema.Struct({ kind: Schema.Literal("unusable"), file: Schema.String, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("answered"), id: Schema.Int, reply: Schema.Unknown }),
  /** No exact answer is possible; `reason` is human-readable. */
  Schema.Struct({ kind: Schema.Literal("refused"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("failed"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Report = typeof Report.Type
