import { Result } from "effect"
import {
  ADDRESS_COLUMNS,
  type AddressColumn,
  type AddressColumnMapping,
  type AddressFileRefusal,
} from "./AddressRow.ts"

/**
 * Returns the first word of a heading, in lowercase, which is enough to identify it: 'distance' for 'Distance in
 * miles'.
 */
const firstWord = (heading: string): string => (/^\s*([a-z]+)\b/i.exec(heading)?.[1] ?? "").toLowerCase()

/** Builds an object with a value for each column of an address file. */
export const mapAddressColumns = <A>(
  of: (column: AddressColumn) => A,
): Readonly<Record<AddressColumn, A>> => ({
  Keycode: of("Keycode"),
  Address: of("Address"),
  City: of("City"),
  State: of("State"),
  ZIP: of("ZIP"),
  "Distance in miles": of("Distance in miles"),
})

/** Alternative names for the columns, most likely first. */
const OTHER_NAMES: Readonly<Record<AddressColumn, ReadonlyArray<string>>> = {
  Keycode: ["key", "code", "id"],
  Address: ["street", "addr"],
  City: ["town"],
  State: ["st", "province"],
  ZIP: ["zipcode", "postal", "postcode"],
  "Distance in miles": ["miles", "radius", "mi"],
}

/** Suggests a mapping of columns based on a file's headings; a column without a matching heading isn't chosen. */
export const suggestedAddressColumns = (headings: ReadonlyArray<string>): AddressColumnMapping => {
  const words = headings.map(firstWord)
  return mapAddressColumns((column) => {
    const names = [firstWord(column), ...OTHER_NAMES[column]]
    const name = names.find((each) => words.includes(each))
    return name === undefined ? null : (headings[words.indexOf(name)] ?? null)
  })
}

/**
 * Returns the position of each column in the file. Fails if a column isn't chosen, isn't in the file, or is chosen
 * twice.
 */
export const checkAddressColumns = (
  chosen: AddressColumnMapping,
  headings: ReadonlyArray<string>,
): Result.Result<Readonly<Record<AddressColumn, number>>, AddressFileRefusal> => {
  const missing = ADDRESS_COLUMNS.filter((column) => chosen[column] === null)
  if (missing.length > 0) return Result.fail({ _tag: "ColumnsMissing", columns: missing })
  const named = ADDRESS_COLUMNS.flatMap((column) => chosen[column] ?? [])
  const unknown = named.find((column) => !headings.includes(column))
  if (unknown !== undefined) return Result.fail({ _tag: "ColumnUnknown", column: unknown })
  const repeated = named.find((column, at) => named.indexOf(column) < at)
  return repeated === undefined
    ? Result.succeed(mapAddressColumns((column) => headings.indexOf(chosen[column] ?? "")))
    : Result.fail({ _tag: "ColumnRepeated", column: repeated })
}
