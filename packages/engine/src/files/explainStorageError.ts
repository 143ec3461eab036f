import { Predicate } from "effect"

/** The explanations of why a file can't be read or written, and of what to do, by operating system error code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. Free up some space and try again.",
  EDQUOT: "The disk quota has been reached. Free up some space and try again.",
  EFBIG: "A file can't grow as large as it needs to. Raise the file size limit (ulimit -f) and try again.",
  EACCES: "The server doesn't have permission. Give its user read and write access there.",
  EPERM: "The server doesn't have permission. Give its user read and write access there.",
  EROFS: "The disk is read-only. Choose a folder the server can write to.",
  EMFILE: "Too many files are open. Raise the open file limit (ulimit -n) and try again.",
}

/** The WASI error numbers that the embedded database uses for these errors. */
const OF_NUMBER: Readonly<Record<number, string>> = {
  51: "ENOSPC",
  19: "EDQUOT",
  22: "EFBIG",
  2: "EACCES",
  69: "EROFS",
}

/** Finds the error code of a failure that states it only in its message, such as DuckDB's. */
const codeIn = (words: string): string | undefined =>
  words.includes("No space left on device")
    ? "ENOSPC"
    : Object.keys(REASONS).find((code) => new RegExp(`\\b${code}\\b`).test(words))

const codeOf = (cause: unknown): string | undefined => {
  if (Predicate.hasProperty(cause, "code") && typeof cause.code === "string" && cause.code in REASONS)
    return cause.code
  if (cause instanceof Error) return codeIn(cause.message)
  return Predicate.hasProperty(cause, "errno") && typeof cause.errno === "number"
    ? OF_NUMBER[cause.errno]
    : undefined
}

/**
 * Explains an error in human-readable form: for a disk failure, what to do; for any other error, the error's own
 * message.
 */
export const explainStorageError = (cause: unknown): string => {
  const known = REASONS[codeOf(cause) ?? ""]
  if (known !== undefined) return known
  if (cause instanceof Error && cause.message !== "") return cause.message
  return Predicate.hasProperty(cause, "name") ? JSON.stringify(cause) : String(cause)
}
