import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { Result } from "effect"
import type { SiteProblem } from "./SiteProblem.ts"

/** A location in a document: keys and list positions. */
export type Path = ReadonlyArray<string | number>

/** A site's JSON file, with or without comments. */
export interface SiteDocument {
  readonly file: string
  readonly value: unknown
  /**
   * Creates an error that points to the value at a path or, if the path has no value, to the closest enclosing value.
   */
  readonly problem: (path: Path, text: string) => SiteProblem
  /** Creates an error that points to the key instead of its value. */
  readonly problemOfKey: (path: Path, text: string) => SiteProblem
}

/** Maps each parser error to advice on fixing it. */
const advice: ReadonlyMap<string, string> = new Map([
  ["InvalidSymbol", "this isn't JSON; put text in double quotes"],
  ["InvalidNumberFormat", "this isn't a number; use a format like 12 or 0.5"],
  ["PropertyNameExpected", "expected a name in double quotes here; remove a trailing comma"],
  ["ValueExpected", "expected a value here; add it, or remove a trailing comma"],
  ["ColonExpected", "a colon is missing between a name and its value; add it"],
  ["CommaExpected", "a comma is missing before this; add it"],
  ["CloseBraceExpected", "a closing } is missing; add it"],
  ["CloseBracketExpected", "a closing ] is missing; add it"],
  ["EndOfFileExpected", "the file continues after its end; remove what follows"],
  ["UnexpectedEndOfComment", "a comment has no end; add */"],
  ["UnexpectedEndOfString", "a text has no end; add the closing double quote"],
])

const problemAt = (file: string, text: string, offset: number, what: string): SiteProblem => {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf("\n") + 1
  return { file, line: before.split("\n").length, column: offset - lineStart + 1, text: what }
}

/** Returns the syntax errors, one per location; text after an unterminated string was parsed as part of the string. */
const syntaxProblems = (
  file: string,
  text: string,
  errors: ReadonlyArray<ParseError>,
): ReadonlyArray<SiteProblem> => {
  if (errors.length === 0)
    return [problemAt(file, text, 0, "the file is empty; see 'listwright site init' for an example")]
  const named = errors.map(({ error, offset }) => ({ name: printParseErrorCode(error), offset }))
  return named
    .filter(({ offset }, at) => {
      const before = named[at - 1]
      return before?.offset !== offset && before?.name !== "UnexpectedEndOfString"
    })
    .map(({ name, offset }) =>
      problemAt(file, text, offset, advice.get(name) ?? `this isn't JSON (${name}); correct it`),
    )
}

/** Returns the duplicate keys in an object, only one of which would take effect. */
const repeatedKeys = (node: Node): ReadonlyArray<Node> => {
  const children = node.children ?? []
  const below = children.flatMap(repeatedKeys)
  if (node.type !== "object") return below
  const keys = children.flatMap(({ children: [key] = [] }) => (key === undefined ? [] : [key]))
  const seen = new Set<unknown>()
  const repeated = keys.filter(({ value }) => {
    const isSeen = seen.has(value)
    seen.add(value)
    return isSeen
  })
  return [...repeated, ...below]
}

const nearest = (root: Node, path: Path): Node => {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node !== undefined) return node
  }
  return root
}

const keyOf = (node: Node): Node => (node.parent?.type === "property" && node.parent.children?.[0]) || node

/** Parses a site file, or returns all errors that prevent it from being valid JSON. Drops a byte-order mark. */
export const parseSiteDocument = (
  file: string,
  withMark: string,
): Result.Result<SiteDocument, ReadonlyArray<SiteProblem>> => {
  const text = withMark.replace(/^\uFEFF/, "")
  const errors: Array<ParseError> = []
  const root = parseTree(text, errors, { allowTrailingComma: false })
  if (errors.length > 0 || root === undefined) return Result.fail(syntaxProblems(file, text, errors))
  const repeated = repeatedKeys(root).map((key) =>
    problemAt(file, text, key.offset, `"${key.value}" appears twice; remove one of them`),
  )
  if (repeated.length > 0) return Result.fail(repeated)
  return Result.succeed({
    file,
    value: getNodeValue(root),
    problem: (path, what) => problemAt(file, text, nearest(root, path).offset, what),
    problemOfKey: (path, what) => problemAt(file, text, keyOf(nearest(root, path)).offset, what),
  })
}
