import { Result, Schema, SchemaAST, SchemaIssue } from "effect"
import type { Path, SiteDocument } from "./SiteDocument.ts"
import type { SiteProblem } from "./SiteProblem.ts"

/** A validated file. */
export interface DecodedDocument<A> {
  readonly document: SiteDocument
  readonly value: A
}

/** Formats a path in a document, such as 'users[2].role'. */
const pathText = (path: Path): string =>
  path.map((key, at) => (typeof key === "number" ? `[${key}]` : `${at === 0 ? "" : "."}${key}`)).join("")

const MISSING = "is missing; add it"

const KINDS: ReadonlyMap<string, string> = new Map([
  ["string", "a text in double quotes"],
  ["number", "a number, without quotes"],
  ["boolean", "true or false, without quotes"],
  ["array", "a list in [ ]"],
  ["object", "names and values in { }"],
])

/** Rewrites a list of options, such as '"a" | "b"' -> 'one of "a", "b"'. */
const oneOf = (wanted: string): string =>
  wanted.includes('" | "') ? `one of ${wanted.replaceAll('" | "', '", "')}` : wanted

/** Rewrites programmer messages such as "Expected string" for users who edit the file. */
const plain = (message: string): string =>
  message.replace(/^Expected (.*)$/s, (_, wanted: string) => `must be ${KINDS.get(wanted) ?? oneOf(wanted)}`)

/** The beginning of the message for an unknown key; such an error points to the key, not the value. */
const UNKNOWN_NAME = "isn't a known name here"

const noName = (ast: SchemaAST.AST): string => {
  const known = SchemaAST.isObjects(ast) ? ast.propertySignatures.map(({ name }) => String(name)) : []
  return `${UNKNOWN_NAME}; remove it, or use one of: ${known.join(", ")}`
}

const messageOf: SchemaIssue.LeafHook = (issue) => {
  switch (issue._tag) {
    case "MissingKey":
      return MISSING
    case "UnexpectedKey":
      return noName(issue.ast)
    case "InvalidType":
    case "InvalidValue":
    case "Forbidden":
    case "OneOf":
      return plain(SchemaIssue.defaultLeafHook(issue))
  }
}

const format = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: messageOf })

type IssuePath = ReturnType<typeof format>["issues"][number]["path"]

const pathOf = (path: IssuePath): Path =>
  (path ?? []).map((step) => {
    const key = typeof step === "object" ? step.key : step
    return typeof key === "number" ? key : String(key)
  })

/** Decodes a document, or returns all validation errors. Unknown keys are errors, too. */
export const decodeDocument = <A, I>(
  schema: Schema.Codec<A, I>,
  document: SiteDocument,
): Result.Result<DecodedDocument<A>, ReadonlyArray<SiteProblem>> =>
  Schema.decodeUnknownResult(schema)(document.value, { errors: "all", onExcessProperty: "error" }).pipe(
    Result.map((value) => ({ document, value })),
    Result.mapError(({ issue }) =>
      format(issue).issues.map(({ message, path }) => {
        const at = pathOf(path)
        const text = `${at.length === 0 ? "the file" : pathText(at)}: ${plain(message)}`
        const isOfKey = message.startsWith(UNKNOWN_NAME)
        return isOfKey ? document.problemOfKey(at, text) : document.problem(at, text)
      }),
    ),
  )
