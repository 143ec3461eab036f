import { type Attribute, Demographics } from "@listwright/domain/audience"
import { LiveCounts } from "@listwright/domain/counting"
import { createAreaNamer } from "@listwright/domain/definition"
import { areaReport, Reports, toAreaTableColumn, areaReportTables } from "@listwright/domain/reports"
import { tableCsv, TableFormat } from "@listwright/domain/saved-lists"
import { DateTime, Effect } from "effect"
import { noDraft } from "../counting/countDefinition.ts"
import { resolveColumns } from "../counting/fetchInsights.ts"
import { lookUpAreaNames } from "../counting/lookUpAreaNames.ts"
import { selection } from "../counting/selection.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { writeTableFile } from "../saved-lists/writeTableFile.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { AreaTableFlags } from "./commands/areaTable.ts"
import { printTable } from "./printTable.ts"

const NAME = "Areas"

/** Returns a report's attributes with their values: the named ones, or all that are available in reports. */
const columnsOf = Effect.fnUntraced(function* (listType: number, written: ReadonlyArray<string> | undefined) {
  if (written === undefined) {
    const demographics = yield* Demographics
    const known = yield* demographics.columns(listType)
    const all = yield* Effect.forEach(known, ({ column }) => demographics.column(listType, column), {
      concurrency: 8,
    })
    return all.filter((column) => toAreaTableColumn(column) !== null)
  }
  const columns: ReadonlyArray<Attribute> = yield* resolveColumns(listType, written)
  const wide = columns.find((column) => toAreaTableColumn(column) === null)
  return wide === undefined
    ? columns
    : yield* new CommandFailed({
        kind: "validation",
        message: `${wide.name} has too many values for a report.`,
      })
})

/** Tabulates a list's areas by attribute values, as lines, as JSON, or in a file. */
export const areaTableCommand = Effect.fn("areaTableCommand")(function* (
  flags: AreaTableFlags,
  terminal: Terminal,
) {
  const name = flags.name ?? NAME
  const asked = Effect.gen(function* () {
    const { definition } = yield* selection(flags, terminal)
    const columns = yield* columnsOf(definition.listType, flags.attributes)
    const shown = columns.flatMap((column) => toAreaTableColumn(column) ?? [])
    return { columns, question: { definition, ...noDraft, columns: shown } }
  })
  const told = Effect.gen(function* () {
    const { columns, question } = yield* asked
    const { areaTable } = yield* (yield* LiveCounts).areaTable(question)
    const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
    const { areas } = question.definition
    const nameOf = createAreaNamer(areas, yield* lookUpAreaNames(areas))
    const report = areaReport(columns, areaTable, nameOf)
    return { areaTable, tables: areaReportTables(report, name, today) }
  })
  if (flags.out !== undefined)
    return yield* writeTableFile(flags.out, flags, terminal, TableFormat.literals, (format) =>
      format === "xlsx"
        ? Effect.flatMap(asked, ({ question }) =>
            Effect.flatMap(Reports, (reports) => reports.areaTableWorkbook({ ...question, name })),
          )
        : Effect.map(told, ({ tables }) => ({
            fileName: tables.fileName,
            bytes: new TextEncoder().encode(tableCsv(tables.whole)),
          })),
    )
  const { areaTable, tables } = yield* runOnServer(yield* connection(terminal))(told)
  if (flags.json === true) return yield* print(terminal, jsonText(areaTable))
  return yield* printTable(terminal, tables.whole)
})
