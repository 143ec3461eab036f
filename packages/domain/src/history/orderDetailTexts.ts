import type { GeoType } from "../definition/GeoType.ts"
import { AREA_KINDS } from "../glossary/areaKinds.ts"
import { SUPPRESSIONS } from "../glossary/suppressions.ts"
import { displayDay } from "../suppression/SuppressionDayRange.ts"
import type { ListOrderDetail } from "./ListOrderDetail.ts"

/** Describes how an order's areas were chosen. */
export const geoTypeText = (type: GeoType): string => {
  switch (type) {
    case "country":
    case "nationwide":
      return AREA_KINDS.nation.label
    case "state":
      return "States"
    case "county":
      return "Counties"
    case "city":
      return "Cities"
    case "zip":
    case "zipRange":
    case "zipUpload":
    case "zipMap":
      return "ZIP Codes"
    case "radius":
    case "zipRadius":
    case "multiRadius":
    case "multiRadiusAroundAddress":
    case "multiZipRadius":
      return AREA_KINDS.radius.label
    case "scf":
      return "SCFs"
    case "metroArea":
      return "Metro Areas"
    case "closest":
    case "multiClosest":
      return AREA_KINDS.closest.label
    case "polygon":
      return AREA_KINDS.polygon.label
    case "congressionalDistrict":
      return "Congressional Districts"
    case "multiGeo":
      return "Several kinds"
    case "multiCount":
      return "Saved Counts"
  }
}

/** A line that describes one of an order's suppressions. */
export interface OrderSuppressionLine {
  readonly title: string
  readonly text: string
}

const suppressed = (title: string, texts: ReadonlyArray<string>): ReadonlyArray<OrderSuppressionLine> =>
  texts.length === 0 ? [] : [{ title, text: texts.join(", ") }]

/** Describes an order's suppressions, one line per kind; empty if there aren't any. */
export const orderSuppressionLines = ({
  suppressions: { days, files, orders, savedLists },
}: Pick<ListOrderDetail, "suppressions">): ReadonlyArray<OrderSuppressionLine> => [
  ...days.map(({ end, kind, start }) => ({
    title: SUPPRESSIONS[kind],
    text: `${displayDay(start)} to ${displayDay(end)}`,
  })),
  ...suppressed(
    SUPPRESSIONS.orders,
    orders.map(({ code, description }) => (description === "" ? code : `${description} (${code})`)),
  ),
  ...suppressed(
    SUPPRESSIONS.savedCounts,
    savedLists.map(({ code }) => code),
  ),
  ...suppressed(
    SUPPRESSIONS.files,
    files.map(({ fileName }) => fileName),
  ),
]

/** Returns a phone option's name, as shown in order details. */
export const orderPhoneOptionName = (option: NonNullable<ListOrderDetail["phoneOption"]>): string => {
  switch (option) {
    case "noPhones":
      return "No Phones"
    case "phonesWhereAvailable":
      return "Phones Where Available"
    case "onlyWithPhones":
      return "Only Records With Phones"
  }
}
