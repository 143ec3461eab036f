import { traitsOf } from "@listwright/domain/catalogue"
import { type Area, centerName, columnsOf } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { countryOf, geoTypeOfAreas, radiusNote } from "@listwright/domain/geography"
import {
  type GridSort,
  radiusText,
  SEE_REPORT,
  targetAreaColumns,
  TARGET_AREA_COLUMNS,
} from "@listwright/domain/order"
import { BREAKDOWN_PAGE, areaReportLink } from "@listwright/domain/reports"
import { milesText } from "@listwright/domain/shared"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Column } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"
import type { AreaName } from "../../geography/useAreaNames.ts"
import { AreaCell } from "./AreaCell.tsx"
import { DetailCell, detailName } from "./DetailCell.tsx"
import { gridColumns } from "./gridColumns.tsx"
import { type Boxes, QuantityCell, QuantityTick, type Wantable } from "./QuantityCell.tsx"
import type { AreaQuantity, DetailQuantity, QuantityRow } from "./quantityRows.ts"
import type { SummaryTable } from "./summaryTable.ts"
import { Worded } from "../../design/words.tsx"

export interface Naming {
  readonly area: (area: Area) => AreaName
  readonly detail: (row: DetailQuantity) => AreaName
}

export interface ColumnFacts {
  readonly draft: Draft
  readonly table: SummaryTable
  readonly isMap: boolean
  readonly isTotalShown: boolean
  readonly isIndented: boolean
  readonly sort: GridSort | null
  readonly onSort: (sort: GridSort | null) => void
  readonly naming: Naming
  readonly boxes: Boxes
  readonly isSaturated: (code: string) => boolean
  readonly onToggle: (key: string) => void
  /** True if reports are available for this list. */
  readonly offersReport: boolean
}

/** The fixed width of the figures, so that the columns don't move when the place names load. */
const FIGURE_WIDTH = "sm:w-36"
/** The width of the figures beside the map, where the headings are short and the names are long. */
const MAP_FIGURE_WIDTH = "sm:w-32"

const wantable = (row: AreaQuantity | DetailQuantity, naming: Naming): Wantable =>
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
  const [first = ""] = draft.definition.audience.criteria.flatMap(columnsOf)
  return (
    <span className="flex flex-wrap gap-x-3 text-sm font-normal text-muted">
      {area.kind === "radius" ? (
        <span className="tabular">
          <Worded text={radiusText(area.miles)} />
        </span>
      ) : null}
      {offersReport ? (
        <Link
          className="no-print"
          target="_blank"
          to={`/${areaReportLink(BREAKDOWN_PAGE, draft.id, first, areaKey)}`}
        >
          {SEE_REPORT}
          <span className="sr-only"> of this area in a new tab</span>
        </Link>
      ) : null}
    </span>
  )
}

/** The look of a column that remains in view while the grid's figures scroll horizontally. */
const FROZEN = "sm:sticky bg-surface in-[thead]:bg-sunken in-[thead]:z-2 sm:z-1"

/** Returns the columns of the target areas: for a plain table, the list beside a map, or the occupant grid. */
export const areaColumns = (facts: ColumnFacts): ReadonlyArray<Column<QuantityRow>> => {
  const { boxes, draft, isIndented, isMap, isTotalShown, naming, onToggle, table } = facts
  const { listType } = draft
  const isGrid = traitsOf(listType).countsDwellings
  const figureWidth = isMap ? MAP_FIGURE_WIDTH : FIGURE_WIDTH
  const titles =
    isMap && !isGrid ? targetAreaColumns(geoTypeOfAreas(draft.definition.areas)) : TARGET_AREA_COLUMNS
  const [areaTitle = "", availableTitle = ""] = titles
  const total: Wantable = { name: "total", path: [], available: table.available, desired: table.selected }
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
        country={countryOf(listType)}
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
    cell: (row) => (row.kind === "remark" ? null : <QuantityTick boxes={boxes} of={wantable(row, naming)} />),
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
