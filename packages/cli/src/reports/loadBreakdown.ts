import { Accounts } from "@listwright/domain/account"
import { LiveCounts, type LiveQuestion } from "@listwright/domain/counting"
import { breakdownTable, Reports, reportsRefusal, breakdownTables } from "@listwright/domain/reports"
import { type ReportFormat, tableCsv } from "@listwright/domain/saved-lists"
import { DateTime, Effect } from "effect"
import { resolveColumns } from "../counting/fetchInsights.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"

const columnOf = Effect.fnUntraced(function* (listType: number, attribute: string) {
  const [column] = yield* resolveColumns(listType, [attribute])
  return (
    column ?? (yield* new CommandFailed({ kind: "usage", message: "--attribute doesn't name an attribute." }))
  )
})

/** Returns a list's breakdown by an attribute's values, as currently counted, if the site has such reports. */
export const loadBreakdown = Effect.fn("loadBreakdown")(function* (
  question: LiveQuestion,
  attribute: string,
) {
  const refusal = reportsRefusal(question.definition.listType, yield* (yield* Accounts).site())
  if (refusal !== null) return yield* new CommandFailed({ kind: "validation", message: refusal })
  const column = yield* columnOf(question.definition.listType, attribute)
  const { breakdown } = yield* (yield* LiveCounts).breakdown({ ...question, column: column.column })
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
  const { name } = column
  const { total } = breakdown
  return {
    breakdown,
    name,
    tables: breakdownTables(breakdownTable(column, breakdown), { name, today, total }),
  }
})

/** Returns the breakdown as a file. */
export const breakdownFile = Effect.fn("breakdownFile")(function* (
  question: LiveQuestion,
  attribute: string,
  format: ReportFormat,
) {
  if (format === "csv") {
    const { tables } = yield* loadBreakdown(question, attribute)
    return { fileName: `${tables.fileName}.csv`, bytes: new TextEncoder().encode(tableCsv(tables.whole)) }
  }
  const { column } = yield* columnOf(question.definition.listType, attribute)
  return yield* (yield* Reports).breakdownFile({ ...question, column }, format)
})
