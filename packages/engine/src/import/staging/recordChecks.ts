import type { Country } from "@listwright/domain/shared"
import { type Flag, placeColumn, type RecordMapping } from "../mapping/Mapping.ts"
import type { RecordRules } from "../mapping/recordRules.ts"
import { cellName, type Check, type RefusalKind, malformedCheck } from "./Field.ts"
import { PLACE_CODES } from "./placeCodes.ts"
import { flagSql, NULL_TEXT } from "./recordFields.ts"

const missing = (column: string, kind: RefusalKind): Check => ({
  fails: `${cellName(column)} IS NULL`,
  column,
  shown: NULL_TEXT,
  kind,
  reason: "is missing",
})

/** The maximum number of characters in a name, an address, or a city. */
const LONGEST = 200

/** Returns checks that reject text that can't appear in a list: no name contains a NUL, and no spreadsheet can. */
const unusable = (column: string): ReadonlyArray<Check> => [
  {
    fails: `contains(${cellName(column)}, chr(0))`,
    column,
    shown: `left(replace(${cellName(column)}, chr(0), '\u2400'), 60)`,
    kind: "TextUnusable",
    reason:
      "contains a NUL character (shown as \u2400); export the file again as UTF-8 text, without NUL bytes",
  },
  {
    fails: `length(${cellName(column)}) > ${LONGEST}`,
    column,
    shown: `left(${cellName(column)}, 60) || '...'`,
    kind: "TextUnusable",
    reason: `has more than ${LONGEST} characters; check whether a delimiter or a quote is missing before it, or shorten it`,
  },
]

export const keyChecks = ({ key }: RecordMapping): ReadonlyArray<Check> => [
  missing(key.column, "KeyMissing"),
  malformedCheck(key.column, "PERSON_KEY IS NULL", "KeyUnreadable", "is not a whole number below 2^64"),
]

/** Returns a check for an optional column, if the mapping names it. */
const when = (column: string | undefined, check: (column: string) => Check): ReadonlyArray<Check> =>
  column === undefined ? [] : [check(column)]

const MISSING_PLACE: Readonly<Record<Country, RefusalKind>> = { US: "ZipMissing", CA: "PostalCodeMissing" }

/** Returns the checks for a record's fields. */
export const recordChecks = (
  record: RecordMapping,
  { country, hasCompanies, needsNames }: RecordRules,
): ReadonlyArray<Check> => {
  const { apartment, business, company, firstName, lastName, latitude, longitude, phone } = record
  const { checks, isPlace, notPlace } = PLACE_CODES[country]
  const unforeseen = (answers: Flag): Check =>
    malformedCheck(answers.column, `${flagSql(answers)} IS NULL`, "FlagUnknown", "is neither yes nor no")
  return [
    ...[firstName, lastName].flatMap((name) =>
      needsNames ? when(name, (column) => missing(column, "NameMissing")) : [],
    ),
    ...(hasCompanies ? when(company, (column) => missing(column, "CompanyMissing")) : []),
    missing(record.address, "AddressMissing"),
    ...[firstName, lastName, company, record.address, record.city, record.state].flatMap((column) =>
      column === undefined ? [] : unusable(column),
    ),
    missing(placeColumn(record), MISSING_PLACE[country]),
    ...checks(record),
    ...when(record.carrierRoute, (column) =>
      malformedCheck(column, "ROUTE IS NULL", "RouteUnreadable", "is not a carrier route like C001"),
    ),
    ...when(record.walkSequence, (column) =>
      malformedCheck(
        column,
        "(WALK_SEQUENCE IS NULL OR WALK_SEQUENCE > 65535)",
        "NumberUnreadable",
        "is not a whole number from 0 to 65535",
      ),
    ),
    ...when(record.deliveryScore, (column) =>
      malformedCheck(
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
            fails: `(${cellName(latitude)} IS NOT NULL OR ${cellName(longitude)} IS NOT NULL)
              AND NOT coalesce(${isPlace("LATITUDE", "LONGITUDE")}, false)`,
            column: latitude,
            shown: `coalesce(${cellName(latitude)}, '') || ', ' || coalesce(${cellName(longitude)}, '')`,
            kind: "PointOutOfRange",
            reason: notPlace,
          } as const,
        ]),
    ...when(phone?.column, (column) =>
      malformedCheck(column, "PHONE_NUMBER IS NULL", "PhoneUnreadable", "is not a 10-digit phone number"),
    ),
    ...(phone === undefined || phone.doNotCall === "removed" ? [] : [unforeseen(phone.doNotCall)]),
    ...[apartment, business].flatMap((answers) => (answers === undefined ? [] : [unforeseen(answers)])),
  ]
}
