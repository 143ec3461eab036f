import type { Attribute } from "@listwright/domain/audience"
import { LiveCounts } from "@listwright/domain/counting"
import { areaKey, createAreaNamer } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import {
  areaReport,
  cellHeat,
  MAX_VISIBLE_ROWS,
  type ReportRow,
  toAreaTableColumn,
} from "@listwright/domain/reports"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { useCommonAreaName } from "../../list/areas/useCommonAreaName.ts"
import { DataTable } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"

export interface AreaHeatMapProps {
  readonly draft: Draft
  /** The attribute with its values. */
  readonly column: Attribute
}

/** The percentage of the accent color in a cell that contains its entire area; text on it is still readable. */
const HOTTEST = 55

/** A heat map of a list's first areas by an attribute's values, with each cell colored by its share of the area. */
export function AreaHeatMap({ column, draft }: AreaHeatMapProps) {
  const { definition, id, revision } = draft
  const chosen = definition.areas.filter(({ excluded }) => !excluded)
  const shown = chosen.slice(0, MAX_VISIBLE_ROWS)
  const asked = toAreaTableColumn(column)
  const nameOf = useCommonAreaName(shown)
  const { data } = useCall(
    ["area table", id, revision, column.column],
    Effect.flatMap(LiveCounts, (counts) =>
      counts.areaTable({
        definition,
        draftId: id,
        revision,
        columns: asked === null ? [] : [asked],
        areas: shown.map(areaKey),
      }),
    ),
    { enabled: asked !== null && shown.length > 1 },
  )
  // One area is the breakdown itself.
  if (asked === null || shown.length < 2) return null
  if (data === undefined)
    return (
      <div aria-busy="true">
        <Skeleton className="h-[240px] w-full rounded-card" />
      </div>
    )
  const report = areaReport([column], data.areaTable, createAreaNamer(shown, nameOf))
  const labels = report.attributes.flatMap((attribute) => attribute.labels)
  const rest = chosen.length - shown.length
  return (
    <section aria-label={`Areas by ${column.name}`} className="flex flex-col gap-2">
      <h2 className="text-md font-semibold">Areas by {column.name}</h2>
      <DataTable
        caption={`Areas by ${column.name}`}
        maxHeight={560}
        rows={report.rows}
        rowKey={({ key }) => key}
        columns={[
          { id: "area", title: "Area", isRowHeader: true, cell: ({ name }) => name, footer: "Total" },
          {
            id: "records",
            title: "Records",
            isFigure: true,
            cell: ({ records }) => recordsText(records),
            footer: recordsText(report.total.records),
          },
          ...labels.map((label, at) => ({
            id: `${at}`,
            title: label,
            isFigure: true,
            cell: (row: ReportRow) => <Heat row={row} at={at} />,
            footer: recordsText(report.total.cells[at] ?? 0),
          })),
        ]}
      />
      <p className="text-xs text-muted">
        The stronger the color, the larger the area's share.
        {rest === 0
          ? null
          : ` These are the first ${recordsText(shown.length)} areas; a two-dimensional report also includes the other ${recordsText(rest)}.`}
      </p>
    </section>
  )
}

function Heat({ at, row }: { readonly row: ReportRow; readonly at: number }) {
  const cell = row.cells[at] ?? 0
  const heat = Math.round(cellHeat(row, cell) * HOTTEST)
  return (
    <span
      className="-mx-2 -my-0.5 block rounded-control px-2 py-0.5"
      style={{ backgroundColor: `color-mix(in oklab, var(--color-accent) ${heat}%, transparent)` }}
    >
      {recordsText(cell)}
    </span>
  )
}
