import {
  type AreaCount,
  totalWantedRecords,
  type WantedQuantities,
  wantedQuantities,
} from "@listwright/domain/counting"
import { type Area, areaCode, areaKey } from "@listwright/domain/definition"
import {
  changeWantedRecords,
  createWantedLeaf,
  type WantedRecords,
  sumWantedRecords,
} from "@listwright/domain/order"

/** A row of the target area table. */
export interface AreaRow {
  readonly key: string
  /** The area's code: '60614', '606141234', '60614C001'. */
  readonly code: string
  readonly kind: Area["kind"]
  readonly available: number
  readonly selected: number
}

export interface SummaryTable {
  readonly rows: ReadonlyArray<AreaRow>
  readonly available: number
  readonly selected: number
  /** The codes of the chosen areas without any records, which don't have a row. */
  readonly emptyAreas: ReadonlyArray<string>
}

/** Returns the counted areas in the order they were chosen, each with its desired quantity, and the totals. */
export const summaryTable = (
  areas: ReadonlyArray<Area>,
  counted: ReadonlyArray<AreaCount>,
  choices: WantedQuantities,
): SummaryTable => {
  const areaByKey = new Map(areas.map((area) => [areaKey(area), area] as const))
  const codeOf = (key: string): string => {
    const area = areaByKey.get(key)
    return area === undefined ? key : areaCode(area)
  }
  const wanted = wantedQuantities(counted, choices)
  const found = new Set(wanted.map(({ key }) => key))
  return {
    rows: wanted.map(({ key, available, desired }) => ({
      key,
      code: codeOf(key),
      kind: areaByKey.get(key)?.kind ?? "zip",
      available,
      selected: desired,
    })),
    available: wanted.reduce((total, { available }) => total + available, 0),
    selected: totalWantedRecords(wanted),
    emptyAreas: areas.filter((area) => !area.excluded && !found.has(areaKey(area))).map(areaCode),
  }
}

/** Returns the rows' desired quantities in the format that the quantity rules accept. */
export const toWantedRecords = (rows: ReadonlyArray<AreaRow>): WantedRecords =>
  sumWantedRecords(
    "order",
    rows.map(({ key, available, selected }) =>
      changeWantedRecords(createWantedLeaf(key, available), [], selected),
    ),
  )
