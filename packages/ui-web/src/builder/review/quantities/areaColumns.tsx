import { sourceTraits } from "@listwright/domain/catalog"
import { type Area, centerName, criterionColumns } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { sourceCountry, inferGeoType, radiusNote } from "@listwright/domain/geography"
import {
  type GridSort,
  radiusText,
  SEE_REPORT_LABEL,
  targetAreaColumns,
  TARGET_AREA_COLUMNS,
} from "@listwright/domain/order"
import { BREAKDOWN_PAGE, areaReportLink } from "@listwright/domain/reports"
import { milesText } from "@listwright/domain/shared"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Column } from "../../../design/DataTable.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import type { AreaName } from "../../area-pages/useAreaNames.ts"
import { AreaCell } from "./AreaCell.tsx"
import { DetailCell, detailName } from "./DetailCell.tsx"
import { gridColumns } from "./gridColumns.tsx"
import {
  type QuantityFieldSettings,
  QuantityCell,
  QuantityCheckbox,
  type QuantityTarget,
} from "./QuantityCell.tsx"
import type { AreaQuantity, DetailQuantity, QuantityRow } from "./quantityRows.ts"
import type { SummaryTable } from "./summaryTable.ts"
import { WordedText } from "../../../design/wording.tsx"

export interface RowNameLookup {
  readonly area: (area: Area) => AreaName
  readonly detail: (row: DetailQuantity) => AreaName
}

export interface AreaColumnContext {
  readonly draft: Draft
  readonly table: SummaryTable
  readonly isMap: boolean
  readonly isTotalShown: boolean
  readonly isIndented: boolean
  readonly sort: GridSort | null
  readonly onSort: (sort: GridSort | null) => void
  readonly naming: RowNameLookup
  readonly boxes: QuantityFieldSettings
  readonly isSaturated: (code: string) => boolean
  readonly onToggle: (key: string) => void
  /** True if reports are available for this list. */
  readonly offersReport: boolean
}

/** The fixed width of the figures, which keeps the columns from moving when the place names load. */
const FIGURE_WIDTH = "sm:w-36"
/** The width of the figures beside the map, where the headings are short and the names are long. */
const MAP_FIGURE_WIDTH = "sm:w-32"

const wantable = (row: AreaQuantity | DetailQuantity, naming: RowNameLookup): QuantityTarget =>
  row.kind === "area"
    ? {
        name: naming.area(row.area).name,
        path: [row.key],
        available: row.row.available,
        desired: row.row.selected,
      }
    : {
        name: detailName(row, naming.detail(row)),
        path: [row.areaKey, row.detail.code],
        available: row.detail.available,
        desired: row.desired,
      }

/** Returns a row's distance in miles: a radius's own, or a detail row's from the center. */
const distanceOf = (row: QuantityRow): ReactNode => {
  if (row.kind === "area") return row.area.kind === "radius" ? milesText(row.area.miles) : "–"
  if (row.kind === "detail" && row.detail.distance !== null)
    return milesText(Number(row.detail.distance.toFixed(1)))
  return "–"
}

/** Notes below the name: the radius, and a link to the area's report. */
function MapNotes({
  offersReport,
  area,
  areaKey,
  draft,
}: {
  readonly area: Area
  readonly areaKey: string
  readonly draft: Draft
  readonly offersReport: boolean
}) {
  const [first = ""] = draft.definition.audience.criteria.flatMap(criterionColumns)
  return (
    <span className="flex flex-wrap gap-x-3 text-sm font-normal text-muted">
      {area.kind === "radius" ? (
        <span className="tabular">
          <WordedText text={radiusText(area.miles)} />
        </span>
      ) : null}
      {offersReport ? (
        <Link
          className="no-print"
          target="_blank"
          to={`/${areaReportLink(BREAKDOWN_PAGE, draft.id, first, areaKey)}`}
        >
          {SEE_REPORT_LABEL}
          <span className="sr-only"> of this area in a new tab</span>
        </Link>
      ) : null}
    </span>
  )
}

/** The look of a column that remains in view while the grid's figures scroll horizontally. */
const FROZEN = "sm:sticky bg-surface in-[thead]:bg-sunken in-[thead]:z-2 sm:z-1"

/** Returns the columns of the target areas: for a plain table, the list beside a map, or the occupant grid. */
export const areaColumns = (facts: AreaColumnContext): ReadonlyArray<Column<QuantityRow>> => {
  const { boxes, draft, isIndented, isMap, isTotalShown, naming, onToggle, table } = facts
  const { listType } = draft
  const isGrid = sourceTraits(listType).countsDwellings
  const figureWidth = isMap ? MAP_FIGURE_WIDTH : FIGURE_WIDTH
  const titles =
    isMap && !isGrid ? targetAreaColumns(inferGeoType(draft.definition.areas)) : TARGET_AREA_COLUMNS
  const [areaTitle = "", availableTitle = ""] = titles
  const total: QuantityTarget = {
    name: "total",
    path: [],
    available: table.available,
    desired: table.selected,
  }
  const name = (row: QuantityRow): ReactNode => {
    if (row.kind === "remark") return null
    return row.kind === "detail" ? (
      <DetailCell
        of={row}
        named={naming.detail(row)}
        hasDistanceColumn={isMap}
        isSaturated={facts.isSaturated(row.detail.code)}
      />
    ) : (
      <AreaCell
        of={row}
        // Beside the map the miles have a line and a column of their own.
        named={
          isMap && row.area.kind === "radius"
            ? { name: centerName(row.area), place: radiusNote(row.area) }
            : naming.area(row.area)
        }
        isLabeled={!isMap}
        country={sourceCountry(listType)}
        isCompact={isGrid}
        isIndented={isIndented}
        onToggle={() => onToggle(row.key)}
      >
        {isMap ? (
          <MapNotes area={row.area} areaKey={row.key} draft={draft} offersReport={facts.offersReport} />
        ) : undefined}
      </AreaCell>
    )
  }
  const ticks: Column<QuantityRow> = {
    id: "all",
    title: "All or none",
    hideTitle: true,
    className: isGrid ? `w-12 min-w-12 pr-3! pl-3! ${FROZEN} sm:left-0` : "w-12 pr-3! pl-3!",
    cell: (row) =>
      row.kind === "remark" ? null : <QuantityCheckbox boxes={boxes} of={wantable(row, naming)} />,
    footer: isTotalShown ? "" : undefined,
  }
  return [
    ...(isMap || isGrid ? [ticks] : []),
    {
      id: "area",
      title: areaTitle,
      isRowHeader: true,
      ...(isGrid ? { className: `px-2! min-w-24 sm:w-36 sm:min-w-36 ${FROZEN} sm:left-12` } : {}),
      cell: name,
      footer: isTotalShown ? "Total" : undefined,
    },
    ...(isGrid
      ? gridColumns(facts.sort, facts.onSort)
      : [
          {
            id: "available",
            title: availableTitle,
            isFigure: true,
            className: figureWidth,
            cell: (row: QuantityRow) =>
              row.kind === "remark" ? null : recordsText(wantable(row, naming).available),
            footer: isTotalShown ? recordsText(table.available) : undefined,
          },
        ]),
    ...(isMap && !isGrid
      ? [
          {
            id: "distance",
            title: "Distance",
            isFigure: true,
            className: "max-sm:hidden",
            cell: distanceOf,
            footer: isTotalShown ? "" : undefined,
          },
        ]
      : []),
    {
      id: "selected",
      title: titles.at(-1) ?? "",
      isFigure: true,
      // What is typed stays in view, however narrow the page is.
      className: isGrid
        ? "sticky right-0 w-24 bg-surface in-[thead]:bg-sunken pl-1.5! shadow-[-1px_0_0_var(--color-line)]"
        : figureWidth,
      cell: (row) =>
        row.kind === "remark" ? null : <QuantityCell boxes={boxes} of={wantable(row, naming)} />,
      footer: isTotalShown ? <QuantityCell boxes={boxes} of={total} /> : undefined,
    },
  ]
}
