import { Schema } from "effect"

/** The kinds of failures; each has its own exit code. */
export const FailureKind = Schema.Literals(["failure", "usage", "notFound", "auth", "validation"])
export type FailureKind = typeof FailureKind.Type

/** A command could not do what was asked; `message` is one line that says what to do about it. */
export class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {
  kind: FailureKind,
  message: Schema.String,
}) {}
