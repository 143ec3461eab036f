import { Schema } from "effect"
import { UniverseFacts } from "./UniverseFacts.ts"

/** A message to the engine process. Payloads are defined by each question. */
export const Message = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ask"),
    id: Schema.Int,
    name: Schema.String,
    /** The requester; one client's questions never delay another's. */
    client: Schema.String,
    payload: Schema.Unknown,
  }),
  /** Cancels a question whose answer is no longer needed. */
  Schema.Struct({ kind: Schema.Literal("cancel"), id: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Message = typeof Message.Type

/**
 * A report from the engine process: that it serves a snapshot, that a file is bad, an answer, the reason there isn't
 * one, or a heartbeat.
 */
export const Report = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), universe: UniverseFacts }),
  Schema.Struct({ kind: Schema.Literal("unusable"), file: Schema.String, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("answered"), id: Schema.Int, reply: Schema.Unknown }),
  /** Reports that no exact answer is possible; `reason` is human-readable. */
  Schema.Struct({ kind: Schema.Literal("refused"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("failed"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Report = typeof Report.Type
