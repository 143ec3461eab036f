import { Result } from "effect"
import {
  ADDRESS_COLUMNS,
  type AddressColumn,
  type AddressColumnMapping,
  type AddressFileRefusal,
  type AddressRow,
  type AddressSheet,
  MAX_ADDRESSES,
  MAX_KEYCODE_CHARACTERS,
  type RowProblem,
} from "./AddressRow.ts"
import { checkAddressColumns, suggestedAddressColumns } from "./addressColumns.ts"
import { capMiles, parsePositiveNumber } from "./validateRadiusEntry.ts"

/** The rows that can be looked up, and the problems with all others. */
export interface CheckedAddresses {
  readonly good: ReadonlyArray<AddressRow>
  readonly problems: ReadonlyArray<RowProblem>
}

/** Matches a ZIP Code, with or without its +4, which an address search doesn't need. */
const ZIP = /^(\d{5})(-?\d{4})?$/

const problemOf = (column: AddressColumn, cell: string): RowProblem["reason"] | null => {
  switch (column) {
    case "Keycode":
      return cell.length > MAX_KEYCODE_CHARACTERS ? "tooLong" : null
    case "Address":
    case "City":
      return cell === "" ? "empty" : null
    case "State":
      return cell === "" ? "empty" : /^[A-Z]{2}$/i.test(cell) ? null : "notState"
    case "ZIP":
      return cell === "" ? "empty" : ZIP.test(cell) ? null : "notZip"
    case "Distance in miles":
      return cell === "" ? "empty" : parsePositiveNumber(cell) === null ? "notMiles" : null
  }
}

/**
 * Checks the rows of an address file: address, city, state, ZIP, and distance are required, and a keycode has at most
 * 30 characters. Good rows are kept and bad ones reported, so nothing is lost; lines without any text are ignored.
 * Distances are capped at 200 miles. A file has at most 10,000 rows [ob5-address-upload] [ob9-keycode].
 */
export const checkAddressRows = (
  sheet: AddressSheet,
  chosen: AddressColumnMapping = suggestedAddressColumns(sheet.columns),
): Result.Result<CheckedAddresses, AddressFileRefusal> => {
  const columns = checkAddressColumns(chosen, sheet.columns)
  if (Result.isFailure(columns)) return Result.fail(columns.failure)
  const places = columns.success
  const good: Array<AddressRow> = []
  const problems: Array<RowProblem> = []
  sheet.rows.forEach((cells, index) => {
    const cell = (column: AddressColumn): string => (cells[places[column]] ?? "").trim()
    if (ADDRESS_COLUMNS.every((column) => cell(column) === "")) return
    const line = sheet.lines?.[index] ?? index + 2
    const own = ADDRESS_COLUMNS.flatMap((column): Array<RowProblem> => {
      const reason = problemOf(column, cell(column))
      return reason === null ? [] : [{ line, column, reason }]
    })
    problems.push(...own)
    if (own.length > 0) return
    good.push({
      line,
      keycode: cell("Keycode"),
      address: cell("Address"),
      city: cell("City"),
      state: cell("State").toUpperCase(),
      zip: cell("ZIP").slice(0, 5),
      miles: capMiles(Number(cell("Distance in miles"))),
    })
  })
  const rows = good.length + new Set(problems.map(({ line }) => line)).size
  return rows > MAX_ADDRESSES ? Result.fail({ _tag: "TooManyAddresses" }) : Result.succeed({ good, problems })
}
