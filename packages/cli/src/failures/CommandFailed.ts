import { Schema } from "effect"

/** The kinds of failures; each has its own exit code. */
export const FailureKind = Schema.Literals(["failure", "usage", "notFound", "auth", "validation"])
export type FailureKind = typeof FailureKind.Type

/** A command failed; `message` is one line that explains how to fix it. */
export class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {
  kind: FailureKind,
  message: Schema.String,
}) {}
