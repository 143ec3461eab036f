import { sourceTraits } from "@listwright/domain/catalog"
import { type AreaDetails, type CountDetailRow, detailUnit } from "@listwright/domain/counting"
import {
  type Area,
  areaText,
  type Medians,
  noMedians,
  type OccupantRecords,
} from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import {
  desiredEmailRecords,
  sumWantedOccupants,
  wantedRecordsFromDetails,
  type WantedRecords,
  sumWantedRecords,
} from "@listwright/domain/order"
import type { OrderGeo, OrderGeoDetail } from "../contract/original/order/OriginalGeography.ts"
import type { AreaPlaceLookup } from "./toOriginalPlace.ts"

const available = ({ apartments, businesses, homes }: OccupantRecords) => ({
  AvailableQtyHome: homes,
  AvailableQtyApt: apartments,
  AvailableQtyBuss: businesses,
})

/** Converts a carrier route's known medians; omits unknown ones. */
const medians = ({ age, homeValue, income, phwc }: Medians = noMedians) => ({
  ...(income === null ? {} : { Income: income }),
  ...(homeValue === null ? {} : { HomeValue: homeValue }),
  ...(age === null ? {} : { MedianAge: age }),
  ...(phwc === null ? {} : { PHWC: phwc }),
})

/** Converts the wanted homes, apartments, and businesses for a source that counts them. */
const desired = (listType: number, wanted: WantedRecords | undefined) => {
  if (!sourceTraits(listType).countsDwellings) return {}
  const { apartments, businesses, homes } = sumWantedOccupants(wanted ?? sumWantedRecords("", []))
  return { DesiredQtyHome: homes, DesiredQtyApt: apartments, DesiredQtyBuss: businesses }
}

export interface DetailedArea {
  readonly listType: number
  readonly area: Area
  readonly counted: AreaDetails
  /** The number of records wanted from the area, and the stored quantities of its parts. */
  readonly wanted: number
  readonly kept: Readonly<Record<string, number>>
}

/** Returns the records wanted from an area and its parts; undefined if nothing is available. */
const wantedOf = ({ counted, kept, listType, wanted }: DetailedArea): WantedRecords | undefined => {
  const { key } = counted
  return wantedRecordsFromDetails(listType, [counted], {
    quantities: { [key]: wanted },
    detailQuantities: { [key]: kept },
  }).parts[0]
}

const detailGeo = (
  { area, listType }: DetailedArea,
  detail: CountDetailRow,
  wanted: WantedRecords | undefined,
  placeOf: AreaPlaceLookup,
): OrderGeoDetail => {
  const unit = detailUnit(listType, area)
  const part = unit === null || detail.code === "" ? null : codeToArea(unit, detail.code)
  const { CityName, StateCode } = part === null ? {} : placeOf(part)
  return {
    DetailCode: detail.code,
    DetailDesc: part === null ? "" : areaText(part),
    ...(CityName && StateCode ? { DetailName: `${CityName}, ${StateCode}` } : {}),
    AvailableQty: detail.available,
    DesiredQty: wanted?.desired ?? 0,
    ...available(detail.occupants),
    ...desired(listType, wanted),
    ...medians(detail.medians),
    DistanceDuration: detail.distance,
  }
}

/**
 * Converts an area's counts other than its number of records: homes, apartments, and businesses, email addresses, and
 * its detail rows with the quantity wanted from each.
 */
export const toOriginalDetails = (detailed: DetailedArea, placeOf: AreaPlaceLookup): Partial<OrderGeo> => {
  const { counted, listType } = detailed
  const wanted = wantedOf(detailed)
  const byCode = new Map((wanted?.parts ?? []).map((part) => [part.key, part]))
  return {
    ...available(counted.occupants),
    ...desired(listType, wanted),
    EmailAvailableQty: counted.withEmail,
    EmailDesiredQty: desiredEmailRecords({ emailAvailable: counted.withEmail }, detailed.wanted),
    ...(counted.details.length === 0
      ? {}
      : {
          OrderGeoDetails: counted.details.map((detail) =>
            detailGeo(detailed, detail, byCode.get(detail.code), placeOf),
          ),
        }),
  }
}

const DWELLINGS = ["DesiredQtyHome", "DesiredQtyApt", "DesiredQtyBuss"] as const

/** Sums the wanted homes, apartments, and businesses of the whole order; empty if its items don't specify them. */
export const sumDesiredDwellings = (geos: ReadonlyArray<OrderGeo>) =>
  geos.some((geo) => DWELLINGS.some((field) => (geo[field] ?? null) !== null))
    ? Object.fromEntries(
        DWELLINGS.map((field) => [field, geos.reduce((total, geo) => total + (geo[field] ?? 0), 0)]),
      )
    : {}
