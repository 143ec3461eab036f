import { SATURATION_PERCENT } from "@listwright/domain/audience"
import { offersBreakdown, sourceTraits } from "@listwright/domain/catalog"
import { type CountAnswer, detailUnit } from "@listwright/domain/counting"
import { areaCode, areaKey, areaKindNoun } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { codeToArea, inferGeoType, disambiguateAreaNames } from "@listwright/domain/geography"
import {
  EXPORT_COUNT_LABEL,
  type GridSort,
  hasTotalRow,
  homesByRoute,
  isMapMode,
  toggleDetailRows,
} from "@listwright/domain/order"
import { lazy, memo, useMemo, useState } from "react"
import { useSession } from "../../../app/session.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { DataTable } from "../../../design/DataTable.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { AreaReferenceNote } from "../../area-pages/AreaReferenceNote.tsx"
import { useAreaNames } from "../../area-pages/useAreaNames.ts"
import { Check } from "lucide-react"
import { MapPanel } from "../../../list/map/MapPanel.tsx"
import { isDrawn } from "../../../list/map/shapeFeatures.ts"
import { SATURATED_LABEL } from "./DetailCell.tsx"
import { useCountDownload } from "../../reports/useCountDownload.ts"
import { areaColumns, type RowNameLookup } from "./areaColumns.tsx"
import { EmailQuantities } from "./EmailQuantities.tsx"
import { EmptyAreas } from "./EmptyAreas.tsx"
import { quantityRemark } from "./quantityRemark.ts"
import { quantityRows, type QuantityRow } from "./quantityRows.ts"
import { RowRemark } from "./RowRemark.tsx"
import type { SummaryTable } from "./summaryTable.ts"
import { useEffectiveMinimum } from "./useEffectiveMinimum.ts"
import { useQuantities } from "./useQuantities.ts"
import { useRouteSaturation } from "./useRouteSaturation.ts"

const ReviewMap = lazy(async () => ({ default: (await import("../map/ReviewMap.tsx")).ReviewMap }))

export interface TargetAreaProps {
  readonly draft: Draft
  readonly counted: CountAnswer
  readonly table: SummaryTable
  /** The minimum number of records in an order. */
  readonly minimum: number
  readonly isDisabled: boolean
}

const HEIGHT = 520
/** The maximum number of detail rows whose places are looked up. */
const NAMED_DETAILS = 200

const areasText = (areas: number): string => (areas === 1 ? "1 area" : `${recordsText(areas)} areas`)

const HINT =
  "Type a smaller number to order fewer records. If you change the total, we'll spread it across the areas."
const GRID_HINT = "Open an area to choose its carrier routes or type how many records you want from each one."

const OTHER_DATA =
  "The data changed after this count, so these figures may not add up to the total. To update everything, count the list again."

/**
 * The counted areas with their desired quantities, down to their detail rows: as a table, as a list beside the map, or
 * as the occupant grid. Since there can be 2,000 areas, it re-renders only when one of them changes, not on every
 * keystroke elsewhere [ob4-detail-rows].
 */
export const TargetArea = memo(function TargetArea(props: TargetAreaProps) {
  const { counted, draft, isDisabled, table } = props
  const { definition, listType } = draft
  const { areas } = definition
  const { site } = useSession()
  const { countsDwellings: isGrid, isEmailCampaign } = sourceTraits(listType)
  const isMap = isMapMode(inferGeoType(areas))
  const [remark, setRemark] = useState<string | null>(null)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<GridSort | null>(null)
  const [isHidden, setIsHidden] = useState(false)
  const countResult = useCountDownload(draft)
  const quantities = useQuantities(
    draft,
    counted,
    table,
    isGrid || isEmailCampaign || openKeys.size > 0 || draft.choices.detailQuantities !== undefined,
  )
  const { details, failure, isOfOtherData, wanted } = quantities
  const isEnough = useRouteSaturation(draft, isGrid)
  const homes = useMemo(() => (isGrid && wanted !== null ? homesByRoute(wanted) : null), [isGrid, wanted])
  const areaByKey = useMemo(() => new Map(areas.map((area) => [areaKey(area), area])), [areas])
  const rows = useMemo(
    () =>
      quantityRows({
        rows: table.rows,
        areaOf: (key) => areaByKey.get(key),
        unitOf: (area) => detailUnit(listType, area),
        details,
        wanted,
        open: openKeys,
        sort,
      }),
    [table.rows, areaByKey, listType, details, wanted, openKeys, sort],
  )
  const nameOf = disambiguateAreaNames(areas, useAreaNames(areas))
  const named = rows
    .flatMap((row) =>
      row.kind === "detail" && row.unit !== "carrierRoute" && row.detail.code !== "" ? [row] : [],
    )
    .slice(0, NAMED_DETAILS)
  const nameOfDetail = useAreaNames(named.map(({ detail, unit }) => codeToArea(unit, detail.code)))
  const naming: RowNameLookup = {
    area: nameOf,
    detail: ({ detail, unit }) =>
      detail.code === "" ? { name: "", place: "" } : nameOfDetail(codeToArea(unit, detail.code)),
  }
  const minimum = useEffectiveMinimum(props.minimum, (least) => {
    if (isDisabled || table.selected >= least) return
    // The quantities that a remark names may be raised now.
    setRemark(null)
    quantities.take([], table.selected, least)
  })
  const nounOf = (row: QuantityRow) => (row.kind === "area" ? "" : areaKindNoun(row.unit, 1))
  const columns = areaColumns({
    draft,
    table,
    isMap,
    sort,
    onSort: setSort,
    naming,
    isIndented: rows.some((row) => row.kind === "area" && row.unit !== null),
    isSaturated: (code) => isEnough(code, homes?.get(code) ?? 0),
    isTotalShown: hasTotalRow(listType),
    offersReport: offersBreakdown(listType, site),
    onToggle: (key) => setOpenKeys(toggleDetailRows(openKeys, key)),
    boxes: {
      listType,
      isDisabled,
      isFixedBelow: isOfOtherData || wanted === null,
      take: ({ available, path }, quantity, typed) => {
        const taken = quantities.take(path, quantity ?? 0, minimum)
        // The minimum may have raised what was typed.
        setRemark(typed === null ? null : quantityRemark(typed, quantity === null ? null : taken, available))
      },
    },
  })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="tabular font-medium">
          {areasText(table.rows.length)}
          {hasTotalRow(listType) && !isHidden ? null : (
            <span className="font-normal text-muted">
              , {recordsText(table.selected)} of {recordsText(table.available)} records selected
            </span>
          )}
        </p>
        {isGrid ? (
          <Button
            kind="quiet"
            size="small"
            className="no-print"
            isPending={countResult.isPending}
            onPress={() => void countResult.download()}
          >
            {EXPORT_COUNT_LABEL}
          </Button>
        ) : null}
        {isMap ? (
          <Button
            kind="quiet"
            size="small"
            className="no-print"
            aria-expanded={!isHidden}
            onPress={() => setIsHidden(!isHidden)}
          >
            {isHidden ? "Show list" : "Hide list"}
          </Button>
        ) : null}
      </div>
      {failure.error === null ? null : (
        <FailedCall
          what="We couldn't load the quantities"
          failure={failure.error}
          isRetrying={failure.isFetching}
          onRetry={() => void failure.refetch()}
        />
      )}
      {isOfOtherData ? <Notice kind="warning">{OTHER_DATA}</Notice> : null}
      {isMap && areas.some(isDrawn) ? (
        <MapPanel instead="The areas are in the list below.">
          <ReviewMap areas={areas} nameOf={(area) => nameOf(area).name} />
        </MapPanel>
      ) : null}
      {isHidden ? null : (
        <DataTable
          caption="Quantities by area"
          rows={rows}
          rowKey={({ key }) => key}
          maxHeight={HEIGHT}
          rowClassName={(row) => (row.kind === "area" ? "hover:bg-hover" : "bg-sunken/50 hover:bg-hover")}
          wholeRow={(row) =>
            row.kind === "remark" ? (
              <RowRemark
                of={row}
                name={nameOf(row.area).name}
                noun={nounOf(row)}
                hasFailed={failure.error !== null}
              />
            ) : undefined
          }
          columns={columns}
        />
      )}
      <p
        role="status"
        className={
          remark === null ? "no-print text-xs text-muted" : "no-print text-xs font-medium text-caution"
        }
      >
        {remark ?? (isGrid ? GRID_HINT : HINT)}
      </p>
      {isGrid ? (
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Check className="size-3 shrink-0 text-accent-text" aria-hidden="true" />
          {`${SATURATED_LABEL}: ${SATURATION_PERCENT}% or more of the homes and apartments along a route.`}
        </p>
      ) : null}
      {isEmailCampaign ? <EmailQuantities listType={listType} details={details} table={table} /> : null}
      <AreaReferenceNote kinds={table.rows.map(({ kind }) => kind)} />
      {table.emptyAreas.length === 0 ? null : (
        <EmptyAreas
          names={areas
            .filter((area) => table.emptyAreas.includes(areaCode(area)))
            .map((area) => nameOf(area).name)}
        />
      )}
    </div>
  )
})
