import type { Schema } from "effect"
import * as SchemaIssue from "effect/SchemaIssue"

/** The number of problems listed by name. A file in an entirely wrong format has a problem in every field. */
const SHOWN_PROBLEMS = 3

/** The message that Effect gives for a missing field. */
const MISSING = "Missing key"

const fieldOf = (path: ReadonlyArray<unknown> | undefined): string =>
  (path ?? [])
    .map((step) => String(typeof step === "object" && step !== null && "key" in step ? step.key : step))
    .join(".")

/** Lists the problems of a file by field: the first few, then the number of the rest. */
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
