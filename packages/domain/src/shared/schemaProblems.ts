import type { Schema } from "effect"
import * as SchemaIssue from "effect/SchemaIssue"

/** The maximum number of errors listed by field. A file in an entirely wrong format has an error in every field. */
const SHOWN_PROBLEMS = 3

/** Effect's message for a missing field. */
const MISSING = "Missing key"

const fieldOf = (path: ReadonlyArray<unknown> | undefined): string =>
  (path ?? [])
    .map((step) => String(typeof step === "object" && step !== null && "key" in step ? step.key : step))
    .join(".")

/** Lists a file's errors by field: the first few, then the number of remaining errors. */
export const schemaProblems = (error: Schema.SchemaError): string => {
  const format = SchemaIssue.makeFormatterStandardSchemaV1()
  const problems = format(error.issue).issues.map(({ path, message }) => {
    const field = fieldOf(path)
    if (field === "") return message
    return message === MISSING ? `${field} is missing` : `${field}: ${message}`
  })
  const others = problems.length - SHOWN_PROBLEMS
  return `${problems.slice(0, SHOWN_PROBLEMS).join("; ")}${others > 0 ? `; and ${others} more` : ""}`
}
