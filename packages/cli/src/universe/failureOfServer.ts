import { CommandFailed, type FailureKind } from "../failures/CommandFailed.ts"

/** What whoever imports can put right in what was given. */
const GIVEN = new Set(["CountRefused", "MappingRefused", "TooFewRecords", "TooManyRefused"])

const kindOf = (error: Error): FailureKind =>
  "_tag" in error && typeof error._tag === "string" && GIVEN.has(error._tag) ? "validation" : "failure"

const messageOf = (error: Error): string =>
  error.message === "" && "reason" in error ? String(error.reason) : error.message

/** What the server's package says that went wrong, in its words. */
export const failureOfServer = (error: unknown): CommandFailed =>
  error instanceof Error
    ? new CommandFailed({ kind: kindOf(error), message: messageOf(error) })
    : new CommandFailed({ kind: "failure", message: String(error) })
