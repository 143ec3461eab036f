import { Result, Schema } from "effect"
import { schemaProblems } from "../shared/schemaProblems.ts"
import { extractFileLists } from "./extractFileLists.ts"
import { SavedListFile } from "./SavedListFile.ts"

/** The maximum size of a saved list's file in bytes, which is also the limit for a request body. */
export const MAX_LIST_FILE_BYTES = 1_000_000

/** A file chosen by the user as a saved list. */
export interface ChosenListFile {
  readonly fileName: string
  readonly bytes: number
  readonly text: string
}

/** A list to import from a file, and a name for it if the file doesn't contain one. */
export interface ParsedListFile {
  readonly file: SavedListFile
  /** The name derived from the file name; null if the file contains a name, or if none can be derived. */
  readonly name: string | null
}

const decode = Schema.decodeUnknownResult(SavedListFile)

const parsed = (text: string): Result.Result<unknown, string> => {
  try {
    return Result.succeed(JSON.parse(text.replace(/^\uFEFF/, "")))
  } catch (cause) {
    return Result.fail(cause instanceof Error ? cause.message : String(cause))
  }
}

/**
 * Rewrites 'portable.lists.0.definition.areas' as 'in “North side”, definition.areas', because readers don't number the
 * lists in a file.
 */
const namingLists = (json: unknown, problem: string): string =>
  problem.replaceAll(/portable\.lists\.(\d+)\.(?!name\b)/g, (path, at: string) => {
    const name = nameAt(json, Number(at))
    return name === null ? path : `in “${name}”, `
  })

const Named = Schema.Struct({
  portable: Schema.Struct({ lists: Schema.Array(Schema.Struct({ name: Schema.String })) }),
})
const isNamed = Schema.is(Named)

const nameAt = (json: unknown, at: number): string | null =>
  isNamed(json) ? (json.portable.lists[at]?.name ?? null) : null

/** Derives a list name from a file name: 'West side.definition.json' becomes "West side"; null if no name is left. */
const nameOfFile = (fileName: string): string | null => {
  const name = fileName.replace(/(\.definition)?\.json$/i, "").trim()
  return name === "" || name.toLowerCase() === "definition" ? null : name
}

/** Reads a saved list's file before anything is sent; if it can't, describes the error and how to fix it. */
export const readListFile = ({
  bytes,
  fileName,
  text,
}: ChosenListFile): Result.Result<ParsedListFile, string> => {
  if (bytes > MAX_LIST_FILE_BYTES)
    return Result.fail("The file is larger than 1 MB, so it isn't a saved list file.")
  const json = parsed(text)
  if (Result.isFailure(json)) return Result.fail(`The file isn't valid JSON: ${json.failure}`)
  const read = decode(json.success, { errors: "all" })
  if (Result.isFailure(read))
    return Result.fail(
      `The file isn't a saved list file: ${namingLists(json.success, schemaProblems(read.failure))}`,
    )
  const lists = extractFileLists(read.success)
  if (Result.isFailure(lists)) {
    const { field, message } = lists.failure
    return Result.fail(`${namingLists(json.success, field)} ${message}.`)
  }
  return Result.succeed({
    file: read.success,
    name: lists.success.name === null ? nameOfFile(fileName) : null,
  })
}
