import type { AreaDetails, CountDetailRow } from "@listwright/domain/counting"
import { type Area, noMedians } from "@listwright/domain/definition"
import { type GridSort, sortNearestFirst, sortGrid, type WantedRecords } from "@listwright/domain/order"
import type { AreaRow } from "./summaryTable.ts"

export type DetailUnit = "zip" | "zip4" | "carrierRoute"

/** An area with its desired quantity; `counted` is set once its details are known. */
export interface AreaQuantity {
  readonly kind: "area"
  readonly key: string
  readonly area: Area
  readonly row: AreaRow
  readonly counted: AreaDetails | undefined
  /** The unit of the area's detail rows; null if it doesn't have any. */
  readonly unit: DetailUnit | null
  readonly isOpen: boolean
}

/** A ZIP Code or carrier route in an open area. */
export interface DetailQuantity {
  readonly kind: "detail"
  readonly key: string
  readonly area: Area
  readonly areaKey: string
  readonly detail: CountDetailRow
  readonly unit: DetailUnit
  readonly desired: number
}

/** The remark below an open area: its rows are loading, it doesn't have any, or its list is truncated here. */
export interface RemarkRow {
  readonly kind: "remark"
  readonly key: string
  readonly area: Area
  readonly unit: DetailUnit
  readonly says: "waiting" | "none" | "end"
  /** The number of detail rows above the remark. */
  readonly details: number
}

export type QuantityRow = AreaQuantity | DetailQuantity | RemarkRow

interface Facts {
  readonly rows: ReadonlyArray<AreaRow>
  readonly areaOf: (key: string) => Area | undefined
  readonly unitOf: (area: Area) => DetailUnit | null
  /** The details by area key; undefined until known. */
  readonly details: ReadonlyMap<string, AreaDetails> | undefined
  readonly wanted: WantedRecords | null
  readonly open: ReadonlySet<string>
  readonly sort: GridSort | null
}

const gridRowOf = <Row extends AreaDetails | CountDetailRow>(row: Row) => ({
  row,
  occupants: row.occupants,
  medians: row.medians ?? noMedians,
})

/** Returns the detail rows in the grid's sort order; without one, nearest first, then by code. */
const sortedDetails = (
  details: ReadonlyArray<CountDetailRow>,
  sort: GridSort | null,
): ReadonlyArray<CountDetailRow> =>
  sort === null ? sortNearestFirst(details) : sortGrid(details.map(gridRowOf), sort).map(({ row }) => row)

const sortedAreas = (
  areas: ReadonlyArray<AreaQuantity>,
  sort: GridSort | null,
): ReadonlyArray<AreaQuantity> =>
  sort === null
    ? areas
    : sortGrid(
        areas.map((area) => ({
          area,
          occupants: area.counted?.occupants ?? { homes: 0, apartments: 0, businesses: 0 },
          medians: area.counted?.medians ?? noMedians,
        })),
        sort,
      ).map(({ area }) => area)

const below = (
  { area, counted, key, unit }: AreaQuantity,
  { details, sort, wanted }: Facts,
): ReadonlyArray<QuantityRow> => {
  if (unit === null) return []
  const remark = { kind: "remark", key: `${key} remark`, area, unit } as const
  if (details === undefined) return [{ ...remark, says: "waiting", details: 0 }]
  if (counted === undefined || counted.details.length === 0) return [{ ...remark, says: "none", details: 0 }]
  const desired = new Map(
    (wanted?.parts.find((part) => part.key === key)?.parts ?? []).map((part) => [part.key, part.desired]),
  )
  return [
    ...sortedDetails(counted.details, sort).map((detail): DetailQuantity => ({
      kind: "detail",
      key: `${key} ${detail.code}`,
      area,
      areaKey: key,
      detail,
      unit,
      desired: desired.get(detail.code) ?? 0,
    })),
    { ...remark, says: "end", details: counted.details.length },
  ]
}

/** Returns the rows of the table: the sorted areas, with the detail rows below each open area. */
export const quantityRows = (facts: Facts): ReadonlyArray<QuantityRow> => {
  const { areaOf, details, open, rows, sort, unitOf } = facts
  const areas = rows.flatMap((row): ReadonlyArray<AreaQuantity> => {
    const area = areaOf(row.key)
    return area === undefined
      ? []
      : [
          {
            kind: "area",
            key: row.key,
            area,
            row,
            counted: details?.get(row.key),
            unit: unitOf(area),
            isOpen: open.has(row.key),
          },
        ]
  })
  return sortedAreas(areas, sort).flatMap((area) => (area.isOpen ? [area, ...below(area, facts)] : [area]))
}
