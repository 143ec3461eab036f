import * as SchemaIssue from "effect/SchemaIssue"

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** Names for value types, for readers who don't know type names. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["string", "a text"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object of names and values"],
])

/** Rewrites programmer messages such as 'Expected number' as 'must be a number'. */
const plain = (message: string): string =>
  message === "Missing key"
    ? "is missing"
    : message.replace(/^Expected (.*)$/s, (_, wanted: string) =>
        wanted.includes(" | ")
          ? `must be one of ${wanted.replaceAll(" | ", ", ")}`
          : `must be ${KINDS.get(wanted) ?? wanted}`,
      )

const pathText = (path: ReadonlyArray<unknown> | undefined): string =>
  (path ?? [])
    .map((step) => String(typeof step === "object" && step !== null && "key" in step ? step.key : step))
    .join(".")

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Returns a request's errors by field, with the value that each field expects. A body that isn't JSON has no field. */
export const fieldProblems = (issue: Parameters<typeof format>[0]): ReadonlyArray<FieldProblem> =>
  format(issue).issues.map(({ path, message }) => ({ path: pathText(path), message: plain(message) }))

/** Formats the errors as text, one line per field. */
export const problemText = (problems: ReadonlyArray<FieldProblem>): string =>
  problems
    .map(({ path, message }) =>
      path === "" ? `The request couldn't be read: ${message}` : `${path}: ${message}`,
    )
    .join("\n")
