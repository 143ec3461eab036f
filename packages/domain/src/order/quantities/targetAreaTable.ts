import { sourceTraits } from "../../catalog/listTypes.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { shortNumber } from "../../shared/shortNumber.ts"
import { areaTexts } from "../../shared/wording/areaTexts.ts"
import { fillPlaceholders, type MessageText } from "../../shared/wording/MessageText.ts"

/** The geography types whose quantities are chosen on a map: 12, 13, 7, and 16. */
const ON_MAP: ReadonlyArray<GeoType> = ["closest", "polygon", "radius", "multiRadiusAroundAddress"]

/** Returns whether the target areas are shown as a list next to the map. */
export const isMapMode = (geoType: GeoType): boolean => ON_MAP.includes(geoType)

/** The headings of the target area table. */
export const TARGET_AREA_COLUMNS = ["Area(s)", "Quantity Available", "Quantity Selected"] as const
const MAP_COLUMNS = ["List Quantity", "Qty Available", "Distance", "Qty Desired"] as const
/** A column of the target area table. */
export type TargetAreaColumn = (typeof TARGET_AREA_COLUMNS)[number] | (typeof MAP_COLUMNS)[number]

/** Returns the headings of the target area table, or of the list next to the map. */
export const targetAreaColumns = (geoType: GeoType): ReadonlyArray<TargetAreaColumn> =>
  isMapMode(geoType) ? MAP_COLUMNS : TARGET_AREA_COLUMNS

/** Returns whether the table ends with a Total row. It does except in list type 50, whose grid has a Total column. */
export const hasTotalRow = (listType: number): boolean => !sourceTraits(listType).countsDwellings

/** The label of the link below the map. */
export const SEE_REPORT_LABEL = "See Report"
/** The label of the link next to the grid of list type 50, and of the entry in the reports. */
export const EXPORT_COUNT_LABEL = "Export Count Result"

/** The heading above the addresses next to the map. */
export const ADDRESS_INFORMATION_HEADING = "Address Information"

/** Formats an address's radius for the summary, in miles. */
export const radiusText = (miles: number): MessageText =>
  fillPlaceholders(areaTexts.radius, { miles: shortNumber(miles) })

/** Opens an area's detail rows, or closes them if they're open; all others are unchanged [ob4-detail-rows]. */
export const toggleDetailRows = (open: ReadonlySet<string>, areaKey: string): ReadonlySet<string> =>
  open.has(areaKey) ? new Set([...open].filter((key) => key !== areaKey)) : new Set([...open, areaKey])
