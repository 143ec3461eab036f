import type { Draft } from "@listwright/domain/drafts"
import { type breakdownTable, Reports, breakdownTables } from "@listwright/domain/reports"
import { type ReportFormat, tableCsv } from "@listwright/domain/saved-lists"
import { DateTime, Effect } from "effect"

/** A breakdown as shown on the page. */
export interface ShownBreakdown {
  readonly column: string
  readonly name: string
  readonly table: ReturnType<typeof breakdownTable>
  readonly total: number
}

/**
 * Exports the displayed breakdown as a file. CSV contains the displayed figures; for other formats, the server counts
 * again.
 */
export const exportBreakdown = (
  { definition, id, revision }: Draft,
  { column, name, table, total }: ShownBreakdown,
  format: ReportFormat,
) =>
  format !== "csv"
    ? Effect.flatMap(Reports, (reports) =>
        reports.breakdownFile({ definition, draftId: id, revision, column }, format),
      )
    : Effect.map(DateTime.now, (now) => {
        const tables = breakdownTables(table, { name, today: DateTime.formatIsoDateUtc(now), total })
        return {
          fileName: `${tables.fileName}.csv`,
          bytes: new TextEncoder().encode(tableCsv(tables.whole)),
        }
      })
