import { AREA_KINDS } from "@listwright/domain/glossary"
import { type Country, SECOND_HALF_LETTERS } from "@listwright/domain/shared"
import { ZIP4S_PER_ZIP, ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import { placeColumn, type RecordMapping } from "../mapping/Mapping.ts"
import { cellName, type Check, matchesSql, malformedCheck } from "./Field.ts"

/** A country's rules for its postal codes, all as SQL over cells. */
export interface PlaceCodes {
  /** The code to look up in the table of existing places: a ZIP Code or the first half of a postal code. */
  readonly code: (record: RecordMapping) => string
  /** Returns SQL for the row's ZIP4; `ZIPS` is the joined row of the table of existing places. */
  readonly zip4: (record: RecordMapping) => string
  /** Returns the checks for these codes. */
  readonly checks: (record: RecordMapping) => ReadonlyArray<Check>
  /**
   * Returns an SQL condition that's true if two fields' values are coordinates in the country; `notPlace` is the
   * message if they aren't.
   */
  readonly isPlace: (latitude: string, longitude: string) => string
  readonly notPlace: string
  /** The noun for a place in the table of existing places. */
  readonly named: string
}

const UNITED_STATES: PlaceCodes = {
  code: (record) => cellName(placeColumn(record)),
  zip4: ({ plus4 }) =>
    plus4 === undefined
      ? `ZIPS.ZIP * ${ZIP4S_PER_ZIP}`
      : `ZIPS.ZIP * ${ZIP4S_PER_ZIP} + CASE WHEN ${cellName(plus4)} IS NULL THEN 0
        WHEN ${matchesSql(cellName(plus4), "[0-9]{4}")} THEN ${ZIP_NUMBERS.US.plus4Sql(cellName(plus4))} END`,
  checks: (record) => {
    const zip = placeColumn(record)
    return [
      malformedCheck(
        zip,
        `ZIP IS NULL AND NOT ${matchesSql(cellName(zip), "[0-9]{5}")}`,
        "ZipUnreadable",
        "is not a 5-digit ZIP Code",
      ),
      malformedCheck(zip, "ZIP IS NULL", "ZipUnknown", "is not an existing ZIP Code"),
      ...(record.plus4 === undefined
        ? []
        : [malformedCheck(record.plus4, "ZIP4 IS NULL", "Plus4Unreadable", "is not a 4-digit ZIP+4 add-on")]),
    ]
  },
  // The 50 states, DC and the Marshall Islands. A place at 0, 0 would spoil its ZIP Code's box.
  isPlace: (latitude, longitude) =>
    `${latitude} BETWEEN 5 AND 72 AND (${longitude} BETWEEN -180 AND -60 OR ${longitude} BETWEEN 160 AND 180)`,
  notPlace: "is not a latitude and longitude in the United States",
  named: AREA_KINDS.zip.one,
}

/** Returns SQL for a postal code in capitals, without the space or hyphen in the middle. */
const normal = (record: RecordMapping): string =>
  `regexp_replace(upper(${cellName(placeColumn(record))}), '^([A-Z][0-9][A-Z])[ -]+([0-9])', '\\1\\2')`

const FIRST_HALF = "[A-Z][0-9][A-Z]"
const SECOND_HALF = `[0-9]${SECOND_HALF_LETTERS}[0-9]`

const CANADA: PlaceCodes = {
  code: (record) => `${normal(record)}[1:3]`,
  zip4: (record) =>
    `ZIPS.ZIP * ${ZIP4S_PER_ZIP} + CASE WHEN ${matchesSql(normal(record), `${FIRST_HALF}${SECOND_HALF}`)}
      THEN ${ZIP_NUMBERS.CA.plus4Sql(`${normal(record)}[4:6]`)} ELSE 0 END`,
  checks: (record) => {
    const column = placeColumn(record)
    return [
      malformedCheck(
        column,
        `NOT ${matchesSql(normal(record), `${FIRST_HALF}(${SECOND_HALF})?`)}`,
        "PostalCodeUnreadable",
        "is not a postal code like M5V 2T6",
      ),
      malformedCheck(
        column,
        "ZIP IS NULL",
        "PostalCodeUnknown",
        "doesn't start like an existing postal code",
      ),
    ]
  },
  isPlace: (latitude, longitude) => `${latitude} BETWEEN 41 AND 84 AND ${longitude} BETWEEN -142 AND -52`,
  notPlace: "is not a latitude and longitude in Canada",
  named: "forward sortation area",
}

/** The rules by country. */
export const PLACE_CODES: Readonly<Record<Country, PlaceCodes>> = { US: UNITED_STATES, CA: CANADA }
