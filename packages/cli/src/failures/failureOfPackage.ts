import { CommandFailed, type FailureKind } from "./CommandFailed.ts"
import { operatorPackageMissing } from "./operatorPackage.ts"

/** What the caller can correct in the input. */
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

/** What the engine's or the server's package says that went wrong, in its words. */
export const failureOfPackage = (error: unknown): CommandFailed =>
  operatorPackageMissing(error) ??
  (error instanceof Error
    ? new CommandFailed({ kind: kindOf(error), message: messageOf(error) })
    : new CommandFailed({ kind: "failure", message: String(error) }))
