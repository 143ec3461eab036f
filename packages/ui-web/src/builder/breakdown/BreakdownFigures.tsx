import { compactShareText } from "@listwright/domain/audience"
import type { Draft } from "@listwright/domain/drafts"
import { type BreakdownLine, breakdownTable, MULTIPLE_VALUES_NOTE } from "@listwright/domain/reports"
import { ReportFormat } from "@listwright/domain/saved-lists"
import { FailedCall } from "../../app/FailedCall.tsx"
import { AreaHeatMap } from "../reports/AreaHeatMap.tsx"
import { exportBreakdown } from "./exportBreakdown.ts"
import { ExportMenu } from "../../app/ExportMenu.tsx"
import { useColumn } from "../../list/attributes/useColumnsWithValues.ts"
import { classes } from "../../design/classes.ts"
import { DataTable } from "../../design/DataTable.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { useBreakdown } from "./useBreakdown.ts"

export interface BreakdownFiguresProps {
  readonly draft: Draft
  readonly column: string
  /** The common name of the column. */
  readonly name: string
}

/** An attribute's values, each with its record count, as currently counted by the server. */
export function BreakdownFigures({ draft, column, name }: BreakdownFiguresProps) {
  const known = useColumn(draft.listType, column)
  const { data, error, isFetching, refetch } = useBreakdown(draft, column)
  const failure = error ?? known.error
  if (failure !== null) {
    const again = () => Promise.all([refetch(), known.refetch()])
    return (
      <FailedCall
        what="We couldn't count the breakdown"
        failure={failure}
        // A column that is still loading mustn't hold back the button of the breakdown that failed.
        isRetrying={(error !== null && isFetching) || (known.error !== null && known.isFetching)}
        onRetry={() => void again()}
      />
    )
  }
  if (data === undefined || known.data === undefined)
    return (
      <div aria-busy="true">
        <Skeleton className="h-[420px] w-full rounded-card" />
      </div>
    )
  if (data.total === 0)
    return (
      <EmptyState title="This list has no records today">
        Try different areas or a different audience.
      </EmptyState>
    )
  const table = breakdownTable(known.data, data)
  const { isSum, lines } = table
  return (
    <section aria-label={`By ${name}`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular text-muted">
          {recordsText(data.total)} records by {name}, as of today.
        </p>
        <div className="no-print">
          <ExportMenu
            label="Export this breakdown"
            formats={ReportFormat.literals}
            ask={(format) => exportBreakdown(draft, { column, name, table, total: data.total }, format)}
          />
        </div>
      </div>
      <DataTable
        caption={`Records by ${name}`}
        rows={lines}
        rowKey={({ key }) => key}
        columns={[
          {
            id: "value",
            title: name,
            isRowHeader: true,
            cell: (line) => (
              <>
                {line.label}
                <span className="mt-1 block sm:hidden">
                  <Bar line={line} />
                </span>
              </>
            ),
            footer: "Total",
          },
          {
            id: "bar",
            title: "Bar",
            hideTitle: true,
            className: "w-2/5 max-sm:hidden",
            cell: (line) => <Bar line={line} />,
            footer: "",
          },
          {
            id: "records",
            title: "Records",
            isFigure: true,
            className: "w-28",
            cell: ({ records }) => recordsText(records),
            footer: recordsText(data.total),
          },
          {
            id: "share",
            title: "Share",
            isFigure: true,
            className: "w-24",
            cell: ({ share }) => compactShareText(share),
            footer: isSum ? compactShareText(1) : "",
          },
        ]}
      />
      {isSum ? null : <p className="text-xs text-muted">{MULTIPLE_VALUES_NOTE}</p>}
      <div className="mt-6">
        <AreaHeatMap draft={draft} column={known.data} />
      </div>
    </section>
  )
}

function Bar({ line: { key, length } }: { readonly line: BreakdownLine }) {
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-sunken">
      <span
        className={classes("block h-full rounded-full", key === "" ? "bg-line-strong" : "bg-accent")}
        style={{ width: `${length * 100}%` }}
      />
    </span>
  )
}
