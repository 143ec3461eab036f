import type { Schema } from "effect"
import * as SchemaIssue from "effect/SchemaIssue"

/** What is not of the expected form at all has a problem in every field. */
const SHOWN_PROBLEMS = 3

/** What Effect says of a field that is not there. */
const MISSING = "Missing key"

const fieldOf = (path: ReadonlyArray<unknown> | undefined): string =>
  (path ?? [])
    .map((step) => String(typeof step === "object" && step !== null && "key" in step ? step.key : step))
    .join(".")

/** What is wrong with a file, by field: the first problems, and how many others there are. */
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
