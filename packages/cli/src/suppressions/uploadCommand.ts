import { basename } from "node:path"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import {
  type KeyColumnMapping,
  keyColumnsRefusalText,
  type PersonKeyColumn,
  processSuppressionFile,
  suggestedPersonKeyColumn,
  type SuppressionReport,
  uploadSuppressionFile,
} from "@listwright/domain/suppression"
import { Effect } from "effect"
import { tsvRow } from "../terminal/tsvRow.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readBytes } from "../terminal/readBytes.ts"
import type { UploadFlags } from "./commands/upload.ts"

/**
 * Returns the key columns given on the command line; any missing ones come from the suggestions based on column names.
 */
const chosenColumns = (
  { address, firstName, lastName, personKey, zip }: UploadFlags,
  columns: ReadonlyArray<string>,
  suggested: KeyColumnMapping,
): KeyColumnMapping | PersonKeyColumn => {
  if (personKey !== undefined) return { personKey }
  const isNamed = [address, firstName, lastName, zip].some((column) => column !== undefined)
  const personKeys = isNamed ? null : suggestedPersonKeyColumn(columns)
  if (personKeys !== null) return personKeys
  const last = lastName ?? suggested.lastName
  return {
    address: address ?? suggested.address,
    zip: zip ?? suggested.zip,
    firstName: firstName ?? (last === null ? null : suggested.firstName),
    lastName: last,
  }
}

const reportTsv = (report: SuppressionReport): string =>
  [
    tsvRow("file", report.id),
    tsvRow("rows", report.rows),
    tsvRow("matched", report.matched),
    tsvRow("unmatched", report.unmatched),
    tsvRow("rejected", report.rejected),
    tsvRow("people", report.persons),
    ...report.unmatchedLines.map((line) => tsvRow("unmatched_line", line)),
    ...report.rejectedRows.map(({ line, reason }) => tsvRow("rejected_line", line, reason)),
  ].join("")

/** Uploads a suppression file and reports the result for its rows. */
export const uploadCommand = Effect.fn("uploadCommand")(function* (
  file: string,
  flags: UploadFlags,
  terminal: Terminal,
) {
  const bytes = yield* readBytes(file)
  const server = yield* connection(terminal)
  const load = Effect.gen(function* () {
    const { suggested, uploaded } = yield* uploadSuppressionFile({ name: basename(file), bytes })
    const chosen = chosenColumns(flags, uploaded.columns, suggested)
    const { report } = yield* processSuppressionFile(flags.listType ?? DEFAULT_LIST_TYPE, uploaded, chosen)
    return report
  }).pipe(
    Effect.catchTag(["KeyColumnMissing", "KeyColumnUnknown", "KeyColumnRepeated"], (refused) =>
      Effect.fail(new CommandFailed({ kind: "validation", message: keyColumnsRefusalText(refused) })),
    ),
  )
  const report = yield* runOnServer(server)(load)
  if (report.persons === 0)
    yield* printRemark(
      terminal,
      "The people in the file aren't in the data, so the file doesn't suppress anyone.",
    )
  yield* print(terminal, flags.json === true ? jsonText(report) : reportTsv(report))
})
