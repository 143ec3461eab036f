import { detailUnit } from "@listwright/domain/counting"
import { type Area, areaCode, areaKey, areaLabel, areasName } from "@listwright/domain/definition"
import { countryOf } from "@listwright/domain/geography"
import {
  changeQuantity,
  hasTotalRow,
  keptQuantities,
  takesQuantity,
  TARGET_AREA_COLUMNS,
  toggleDetailRows,
} from "@listwright/domain/order"
import { ChevronRight } from "lucide-react"
import { memo, useMemo, useState } from "react"
import { Button } from "../design/Button.tsx"
import { DataTable } from "../design/DataTable.tsx"
import { recordsText } from "../design/Figure.tsx"
import { AreaReferenceNote } from "../geography/AreaReferenceNote.tsx"
import { type AreaName, useAreaNames } from "../geography/useAreaNames.ts"
import { useNotify } from "../design/notifications.tsx"
import { AreaDetailRows } from "./AreaDetailRows.tsx"
import { QuantityField } from "./QuantityField.tsx"
import { type AreaRow, type SummaryTable, wantedOfRows } from "./summaryTable.ts"
import { useMinimumInForce } from "./useMinimumInForce.ts"

export interface TargetAreaTableProps {
  readonly listType: number
  /** The areas that the rows are of. */
  readonly areas: ReadonlyArray<Area>
  readonly table: SummaryTable
  /** Fewest records of an order. */
  readonly minimum: number
  readonly onQuantities: (quantities: Readonly<Record<string, number>>) => void
  readonly isDisabled: boolean
}

/** More rows than this are shown on request, and printed. */
const SHOWN_AREAS = 10

const areasText = (areas: number): string => (areas === 1 ? "1 area" : `${recordsText(areas)} areas`)

/** Fixed, so that the columns stay where they are when the names of the places arrive. */
const FIGURE_WIDTH = "sm:w-36"

const HINT = "Type a smaller number to order fewer records. A new total is spread over the areas."

/**
 * The counted areas with the wanted quantity of each, and the total. Up to 2,000 rows: renders them again only when one
 * of them changed, not with every key typed elsewhere. spec: order-builder §2.6
 */
export const TargetAreaTable = memo(function TargetAreaTable(props: TargetAreaTableProps) {
  const { areas, listType, table, onQuantities, isDisabled } = props
  const notify = useNotify("order")
  const [areaTitle, availableTitle, selectedTitle] = TARGET_AREA_COLUMNS
  const isTotalShown = hasTotalRow(listType)
  const nameOf = useAreaNames(areas)
  const areaByKey = useMemo(() => new Map(areas.map((area) => [areaKey(area), area])), [areas])
  const named = ({ code, key }: AreaRow): AreaName => {
    const area = areaByKey.get(key)
    return area === undefined ? { name: code, place: "" } : nameOf(area)
  }
  const [remark, setRemark] = useState<string | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const unitOf = ({ key }: AreaRow) => {
    const area = areaByKey.get(key)
    return area === undefined ? null : detailUnit(listType, area)
  }
  const hasDetails = table.rows.some((row) => unitOf(row) !== null)
  const isCut = !isWhole && table.rows.length > SHOWN_AREAS
  const cut = useMemo(() => new Set(table.rows.slice(SHOWN_AREAS).map(({ key }) => key)), [table.rows])

  /** `path` is the key of an area, or [] for the total. */
  const keep = (path: ReadonlyArray<string>, quantity: number, least: number) => {
    const { wanted, warning } = changeQuantity(wantedOfRows(table.rows), path, quantity, least)
    if (warning !== null) notify(warning)
    onQuantities(keptQuantities(wanted).quantities)
  }
  const minimum = useMinimumInForce(props.minimum, (least) => {
    if (!isDisabled && table.selected < least) keep([], table.selected, least)
  })
  const take = (path: ReadonlyArray<string>, quantity: number, said: string | null) => {
    setRemark(said)
    keep(path, quantity, minimum)
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="tabular font-medium">{areasText(table.rows.length)}</p>
      <DataTable
        caption="Quantities by area"
        rows={table.rows}
        rowKey={(row) => row.key}
        {...(isCut ? {} : { maxHeight: "520px" })}
        // On paper they are all there.
        rowClassName={({ key }) => (isCut && cut.has(key) ? "hidden print:table-row" : undefined)}
        rowsBelow={(row) => {
          const [area, unit] = [areaByKey.get(row.key), unitOf(row)]
          return area === undefined ||
            unit === null ||
            !openKeys.has(row.key) ||
            (isCut && cut.has(row.key)) ? null : (
            <AreaDetailRows area={area} name={named(row).name} unit={unit} />
          )
        }}
        columns={[
          {
            id: "area",
            title: areaTitle,
            isRowHeader: true,
            cell: (row) => {
              const name = (
                <span>
                  <span className="font-normal text-muted">{areaLabel(row.kind, countryOf(listType))}</span>{" "}
                  <span className="tabular">{named(row).name}</span>{" "}
                  <span className="font-normal text-muted max-sm:hidden">{named(row).place}</span>
                </span>
              )
              const unit = unitOf(row)
              if (unit === null) return hasDetails ? <span className="block pl-6">{name}</span> : name
              return (
                <button
                  type="button"
                  aria-expanded={openKeys.has(row.key)}
                  onClick={() => setOpenKeys(toggleDetailRows(openKeys, row.key))}
                  className="group control -mx-2 flex items-center gap-2 rounded-control px-2 text-left hover:bg-hover"
                >
                  <ChevronRight
                    className="size-4 shrink-0 text-muted transition-transform duration-150 group-aria-expanded:rotate-90 print:hidden"
                    aria-hidden="true"
                  />
                  {name}
                  <span className="sr-only">: what each {areasName(unit, 1)} holds</span>
                </button>
              )
            },
            footer: isTotalShown ? "Total" : undefined,
          },
          {
            id: "available",
            title: availableTitle,
            isFigure: true,
            className: FIGURE_WIDTH,
            cell: (row) => recordsText(row.available),
            footer: isTotalShown ? recordsText(table.available) : undefined,
          },
          {
            id: "selected",
            title: selectedTitle,
            isFigure: true,
            className: FIGURE_WIDTH,
            cell: (row) => (
              <QuantityField
                label={`Quantity selected in ${named(row).name}`}
                quantity={row.selected}
                available={row.available}
                isDisabled={isDisabled || !takesQuantity(listType, "area", row.available)}
                onQuantity={(quantity, said) => take([row.key], quantity, said)}
              />
            ),
            footer: isTotalShown ? (
              <QuantityField
                label="Quantity selected in total"
                quantity={table.selected}
                available={table.available}
                isDisabled={isDisabled || !takesQuantity(listType, "total", table.available)}
                onQuantity={(quantity, said) => take([], quantity, said)}
              />
            ) : undefined,
          },
        ]}
      />
      {cut.size === 0 ? null : (
        <Button
          kind="quiet"
          className="no-print self-start text-sm"
          aria-expanded={isWhole}
          onPress={() => setIsWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${SHOWN_AREAS}` : `Show all ${areasText(table.rows.length)}`}
        </Button>
      )}
      <p
        role="status"
        className={
          remark === null ? "no-print text-xs text-muted" : "no-print text-xs font-medium text-caution"
        }
      >
        {remark ?? HINT}
      </p>
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

const MOST_NAMES = 8

function EmptyAreas({ names }: { readonly names: ReadonlyArray<string> }) {
  const named = names.slice(0, MOST_NAMES).join(", ")
  const more = names.length > MOST_NAMES ? ` and ${recordsText(names.length - MOST_NAMES)} more` : ""
  return (
    <p className="text-xs text-muted">
      No records of this audience in {named}
      {more}.
    </p>
  )
}
