import { CommandFailed, type FailureKind } from "./CommandFailed.ts"
import { operatorPackageFailure } from "./operatorPackage.ts"

/** The errors that the caller can fix by correcting the input. */
const GIVEN = new Set([
  "CountRefused",
  "FolderNotEmpty",
  "MappingRefused",
  "SiteUnusable",
  "TooFewRecords",
  "TooManyRefused",
])

const kindOf = (error: Error): FailureKind => {
  const tag = "_tag" in error && typeof error._tag === "string" ? error._tag : ""
  if (tag === "SiteFolderMissing") return "notFound"
  return GIVEN.has(tag) ? "validation" : "failure"
}

const messageOf = (error: Error): string =>
  error.message === "" && "reason" in error ? String(error.reason) : error.message

/** Converts an error from the engine or server package to a failure with the error's own message. */
export const toPackageFailure = (error: unknown): CommandFailed =>
  operatorPackageFailure(error) ??
  (error instanceof Error
    ? new CommandFailed({ kind: kindOf(error), message: messageOf(error) })
    : new CommandFailed({ kind: "failure", message: String(error) }))
