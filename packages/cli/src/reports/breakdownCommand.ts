import { LiveCounts } from "@listwright/domain/counting"
import { breakdownTable, Reports, tablesOfBreakdown } from "@listwright/domain/reports"
import { ReportFormat, tableCsv } from "@listwright/domain/saved-lists"
import { DateTime, Effect } from "effect"
import { noDraft } from "../counting/countDefinition.ts"
import { columnsNamed } from "../counting/fetchInsights.ts"
import { selection } from "../counting/selection.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { takeTable } from "../saved-lists/takeTable.ts"
import { connection, over } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { printTable } from "./printTable.ts"
import type { BreakdownFlags } from "./ReportFlags.ts"

/** Breaks a list down by an attribute: as lines, as JSON, or into a file. */
export const breakdownCommand = Effect.fn("breakdownCommand")(function* (
  flags: BreakdownFlags,
  terminal: Terminal,
) {
  const asked = Effect.gen(function* () {
    const { definition } = yield* selection(flags, terminal)
    const [column] = yield* columnsNamed(definition.listType, [flags.attribute])
    if (column === undefined)
      return yield* new CommandFailed({ kind: "usage", message: "--attribute names no attribute." })
    return { column, question: { definition, ...noDraft, column: column.column } }
  })
  const told = Effect.gen(function* () {
    const { column, question } = yield* asked
    const { breakdown } = yield* (yield* LiveCounts).breakdown(question)
    const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
    const { name } = column
    const { total } = breakdown
    return {
      breakdown,
      name,
      tables: tablesOfBreakdown(breakdownTable(column, breakdown), { name, today, total }),
    }
  })
  if (flags.out !== undefined)
    return yield* takeTable(flags.out, flags, terminal, ReportFormat.literals, (format) =>
      format === "csv"
        ? Effect.map(told, ({ tables }) => ({
            fileName: tables.fileName,
            bytes: new TextEncoder().encode(tableCsv(tables.whole)),
          }))
        : Effect.flatMap(asked, ({ question }) =>
            Effect.flatMap(Reports, (reports) => reports.breakdownFile(question, format)),
          ),
    )
  if (flags.format !== undefined)
    return yield* new CommandFailed({
      kind: "usage",
      message: "--format says how --out is written. Add --out.",
    })
  const { breakdown, name, tables } = yield* over(yield* connection(terminal))(told)
  if (flags.json === true) return yield* print(terminal, jsonText({ ...breakdown, name }))
  return yield* printTable(terminal, tables.whole)
})
