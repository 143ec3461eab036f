import type { Flag, RecordMapping } from "../mapping/Mapping.ts"
import { cellOf, type Check, matches, type RefusalKind } from "./Field.ts"
import { flag, NOTHING } from "./recordFields.ts"

/** Degrees of the 50 states, DC and the Marshall Islands. A place at 0, 0 would spoil its ZIP Code's box. */
const isPlace = (latitude: string, longitude: string): string =>
  `${latitude} BETWEEN 5 AND 72 AND (${longitude} BETWEEN -180 AND -60 OR ${longitude} BETWEEN 160 AND 180)`

const missing = (column: string, kind: RefusalKind): Check => ({
  fails: `${cellOf(column)} IS NULL`,
  column,
  shown: NOTHING,
  kind,
  reason: "is missing",
})

/** Characters of a name, an address or a city. */
const LONGEST = 200

/** A text that no list could show: no name contains a NUL, and no spreadsheet can. */
const unusable = (column: string): ReadonlyArray<Check> => [
  {
    fails: `contains(${cellOf(column)}, chr(0))`,
    column,
    shown: `left(replace(${cellOf(column)}, chr(0), '\u2400'), 60)`,
    kind: "TextUnusable",
    reason:
      "contains a NUL character (shown as \u2400); export the file again as UTF-8 text, without NUL bytes",
  },
  {
    fails: `length(${cellOf(column)}) > ${LONGEST}`,
    column,
    shown: `left(${cellOf(column)}, 60) || '...'`,
    kind: "TextUnusable",
    reason: `has more than ${LONGEST} characters; check whether a delimiter or a quote is missing before it, or shorten it`,
  },
]

const unreadable = (column: string, wrong: string, kind: RefusalKind, reason: string): Check => ({
  fails: `${cellOf(column)} IS NOT NULL AND ${wrong}`,
  column,
  shown: cellOf(column),
  kind,
  reason,
})

export const keyChecks = ({ key }: RecordMapping): ReadonlyArray<Check> => [
  missing(key.column, "KeyMissing"),
  unreadable(key.column, "PERSON_KEY IS NULL", "KeyUnreadable", "is not a whole number below 2^64"),
]

/** A check of a column that the mapping may leave out. */
const when = (column: string | undefined, check: (column: string) => Check): ReadonlyArray<Check> =>
  column === undefined ? [] : [check(column)]

/** What is wrong with the facts of a record. */
export const recordChecks = (record: RecordMapping): ReadonlyArray<Check> => {
  const { apartment, latitude, longitude, phone, zip } = record
  const unforeseen = (answers: Flag): Check =>
    unreadable(answers.column, `${flag(answers)} IS NULL`, "FlagUnknown", "is neither yes nor no")
  return [
    missing(record.firstName, "NameMissing"),
    missing(record.lastName, "NameMissing"),
    missing(record.address, "AddressMissing"),
    ...[record.firstName, record.lastName, record.address, record.city, record.state].flatMap((column) =>
      column === undefined ? [] : unusable(column),
    ),
    missing(zip, "ZipMissing"),
    unreadable(
      zip,
      `ZIP IS NULL AND NOT ${matches(cellOf(zip), "[0-9]{5}")}`,
      "ZipUnreadable",
      "is not a ZIP Code of 5 digits",
    ),
    unreadable(zip, "ZIP IS NULL", "ZipUnknown", "is not an existing ZIP Code"),
    ...when(record.plus4, (column) =>
      unreadable(column, "ZIP4 IS NULL", "Plus4Unreadable", "is not a ZIP+4 add-on of 4 digits"),
    ),
    ...when(record.carrierRoute, (column) =>
      unreadable(column, "ROUTE IS NULL", "RouteUnreadable", "is not a carrier route like C001"),
    ),
    ...when(record.walkSequence, (column) =>
      unreadable(
        column,
        "(WALK_SEQUENCE IS NULL OR WALK_SEQUENCE > 65535)",
        "NumberUnreadable",
        "is not a whole number from 0 to 65535",
      ),
    ),
    ...when(record.deliveryScore, (column) =>
      unreadable(
        column,
        "(DELIVERY_SCORE IS NULL OR DELIVERY_SCORE > 255)",
        "NumberUnreadable",
        "is not a whole number from 0 to 255",
      ),
    ),
    ...(latitude === undefined || longitude === undefined
      ? []
      : [
          {
            fails: `(${cellOf(latitude)} IS NOT NULL OR ${cellOf(longitude)} IS NOT NULL)
              AND NOT coalesce(${isPlace("LATITUDE", "LONGITUDE")}, false)`,
            column: latitude,
            shown: `coalesce(${cellOf(latitude)}, '') || ', ' || coalesce(${cellOf(longitude)}, '')`,
            kind: "PointOutOfRange",
            reason: "is not a latitude and longitude in the United States",
          } as const,
        ]),
    ...when(phone?.column, (column) =>
      unreadable(column, "PHONE_NUMBER IS NULL", "PhoneUnreadable", "is not a phone number of 10 digits"),
    ),
    ...(phone === undefined || phone.doNotCall === "removed" ? [] : [unforeseen(phone.doNotCall)]),
    ...(apartment === undefined ? [] : [unforeseen(apartment)]),
  ]
}
