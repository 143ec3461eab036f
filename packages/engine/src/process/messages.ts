import { Schema } from "effect"
import { UniverseFacts } from "./UniverseFacts.ts"

/** What the engine process is told. Payloads are those of the table of questions. */
export const Message = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ask"),
    id: Schema.Int,
    name: Schema.String,
    /** Who asks: nobody's questions keep another's waiting. */
    client: Schema.String,
    payload: Schema.Unknown,
  }),
  /** Nobody waits for the question any more. */
  Schema.Struct({ kind: Schema.Literal("cancel"), id: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Message = typeof Message.Type

/** What the engine process tells: that it serves a snapshot, that a file is bad, answers, why there is none, and that it lives. */
export const Report = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), universe: UniverseFacts }),
  Schema.Struct({ kind: Schema.Literal("unusable"), file: Schema.String, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("answered"), id: Schema.Int, reply: Schema.Unknown }),
  /** There is no exact answer; `reason` is for a person. */
  Schema.Struct({ kind: Schema.Literal("refused"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("failed"), id: Schema.Int, reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("beat") }),
])
export type Report = typeof Report.Type
