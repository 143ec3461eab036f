import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { RecordMapping } from "../mapping/Mapping.ts"
import type { MappedAttribute } from "../mapping/mappedAttributes.ts"
import type { RecordRules } from "../mapping/recordRules.ts"
import { stageAttribute } from "./stageAttribute.ts"
import { decodedCellColumn } from "./StagedAttribute.ts"
import { cellName, type Check, quoteName } from "./Field.ts"
import { keyChecks, recordChecks } from "./recordChecks.ts"
import { PLACE_CODES } from "./placeCodes.ts"
import { recordFields } from "./recordFields.ts"
import { recordColumns, rowColumns } from "./stagedColumns.ts"

/** The column with each row's operation in a change file. */
export const OPERATION_COLUMN = "op"

/** The instructions for loading input file rows into the table `staged`. */
export interface Staging {
  /** The columns to read, without duplicates. */
  readonly inputs: ReadonlyArray<string>
  readonly columns: ReadonlyArray<StoredColumn>
  /** The checks; their positions, from 1, are the rows' PROBLEM values. */
  readonly checks: ReadonlyArray<Check>
  /** Returns SQL that inserts rows; `cells` is a query for LINE and the text of each input, named by `cellName`. */
  readonly insertSql: (file: number, cells: string) => string
}

/** Returns SQL for a row's ordinal, which combines the file number (upper bits) and the line (lower bits). */
export const rowOrdinalSql = (file: number, line: string): string =>
  `((${file}::UBIGINT << 40) | ${line}::UBIGINT)`

const inputsOf = (record: RecordMapping, attributes: ReadonlyArray<MappedAttribute>, changes: boolean) => {
  const { apartment, business, key, phone, ...others } = record
  const doNotCall = phone?.doNotCall === "removed" ? undefined : phone?.doNotCall
  const named = [key, phone, doNotCall, apartment, business].flatMap((one) =>
    one === undefined ? [] : [one.column],
  )
  const columns = [
    ...named,
    ...Object.values(others),
    ...attributes.flatMap(({ also, column }) => [column, ...also]),
    ...(changes ? [OPERATION_COLUMN] : []),
  ]
  return [...new Set(columns)]
}

const operationCheck: Check = {
  fails: `coalesce(lower(${cellName(OPERATION_COLUMN)}) NOT IN ('upsert', 'delete'), true)`,
  column: OPERATION_COLUMN,
  shown: cellName(OPERATION_COLUMN),
  kind: "OperationUnknown",
  reason: "is neither upsert nor delete",
}

/** Skips a check for people to be removed, whose rows need only a key. */
const unlessErased = (check: Check): Check => ({ ...check, fails: `NOT ERASE AND (${check.fails})` })

/** Returns the staging for a mapping. `changes` is true if the files have an `op` column. */
export const createStaging = (
  record: RecordMapping,
  attributes: ReadonlyArray<MappedAttribute>,
  changes: boolean,
  rules: RecordRules,
): Staging => {
  const columns = attributes.map(({ stored }) => stored)
  const own = attributes.map(stageAttribute)
  const checks = [
    ...(changes ? [operationCheck] : []),
    ...keyChecks(record),
    ...[...recordChecks(record, rules), ...own.flatMap((staged) => staged.checks)].map((check) =>
      changes ? unlessErased(check) : check,
    ),
  ]
  const meanings = attributes.map(
    (attribute, at) => `${own[at]?.meaning ?? ""} AS ${decodedCellColumn(attribute)}`,
  )
  const fields = own.flatMap((staged) => staged.fields)
  const values = [...recordFields(record, rules), ...fields].map(
    ({ name, value }) => `${value} AS ${quoteName(name)}`,
  )
  const erase = changes ? `coalesce(lower(${cellName(OPERATION_COLUMN)}) = 'delete', false)` : "false"
  const problem = `CASE ${checks.map(({ fails }, at) => `WHEN ${fails} THEN ${at + 1}`).join("\n")} ELSE 0 END`
  const shown = `CASE PROBLEM ${checks.map((check, at) => `WHEN ${at + 1} THEN ${check.shown}`).join("\n")} END`
  const isAttribute = new Set(fields.flatMap(({ name, type }) => (type === "VARCHAR" ? [] : [name])))
  const finals = recordColumns(columns).map(({ name, type }) => {
    const value = `TRY_CAST(${quoteName(name)} AS ${type})`
    return isAttribute.has(name) ? `coalesce(${value}, 0)` : value
  })
  const targets = [...rowColumns, ...recordColumns(columns)].map(({ name }) => quoteName(name))
  return {
    inputs: inputsOf(record, attributes, changes),
    columns,
    checks,
    insertSql: (file, cells) => `INSERT INTO staged (${targets.join(", ")})
      SELECT ${rowOrdinalSql(file, "LINE")}, ERASE, KEY_TEXT, HOUSEHOLD_TEXT, PROBLEM, ${shown}, ${finals.join(", ")}
      FROM (SELECT *, ${problem} AS PROBLEM
        FROM (SELECT CELLS.*, ${erase} AS ERASE, ${values.join(",\n")}
          FROM (SELECT *${meanings.map((meaning) => `, ${meaning}`).join("")} FROM (${cells})) AS CELLS
          LEFT JOIN zips AS ZIPS ON ZIPS.CODE = ${PLACE_CODES[rules.country].code(record)}))`,
  }
}
