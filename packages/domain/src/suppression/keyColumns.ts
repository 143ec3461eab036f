import { Result } from "effect"

/**
 * The columns of an uploaded file that identify the people to suppress. Without a name, everyone at the address is
 * suppressed.
 */
export interface KeyColumns {
  readonly address: string
  readonly zip: string
  readonly firstName: string | null
  readonly lastName: string | null
}
/** The key fields that a column of an uploaded file can supply. */
export type KeyField = keyof KeyColumns

/** Common column names, in letters and digits only, most likely first. */
const USUAL_NAMES: Readonly<Record<KeyField, ReadonlyArray<string>>> = {
  address: [
    "address",
    "addressline",
    "addressline1",
    "address1",
    "street",
    "streetaddress",
    "mailingaddress",
  ],
  zip: ["zip", "zipcode", "zip5", "postalcode", "postcode", "postal"],
  firstName: ["firstname", "first", "fname", "givenname"],
  lastName: ["lastname", "last", "lname", "surname", "familyname"],
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

/** A possibly incomplete choice of columns; null for fields that aren't chosen. */
export type KeyColumnMapping = Readonly<Record<KeyField, string | null>>

/** Suggests key columns based on a file's column names, ignoring case, spaces and punctuation. */
export const suggestedKeyColumns = (columns: ReadonlyArray<string>): KeyColumnMapping => {
  const columnOf = (field: KeyField): string | null =>
    USUAL_NAMES[field].flatMap((usual) => columns.filter((column) => plain(column) === usual))[0] ?? null
  return {
    address: columnOf("address"),
    zip: columnOf("zip"),
    firstName: columnOf("firstName"),
    lastName: columnOf("lastName"),
  }
}

/** The reason a choice of columns can't be used. */
export type KeyColumnsRefusal =
  | { readonly _tag: "KeyColumnMissing"; readonly field: Exclude<KeyField, "firstName"> }
  | { readonly _tag: "KeyColumnUnknown"; readonly column: string }
  | { readonly _tag: "KeyColumnRepeated"; readonly column: string }

/**
 * Checks a choice of columns: address and ZIP are required, a first name requires a last name, and each column must be
 * in the file and used only once.
 */
export const checkKeyColumns = (
  { address, zip, firstName, lastName }: KeyColumnMapping,
  columns: ReadonlyArray<string>,
): Result.Result<KeyColumns, KeyColumnsRefusal> => {
  if (address === null) return Result.fail({ _tag: "KeyColumnMissing", field: "address" })
  if (zip === null) return Result.fail({ _tag: "KeyColumnMissing", field: "zip" })
  if (firstName !== null && lastName === null) {
    return Result.fail({ _tag: "KeyColumnMissing", field: "lastName" })
  }
  const chosen = [address, zip, firstName, lastName].filter((column) => column !== null)
  const unknown = chosen.find((column) => !columns.includes(column))
  if (unknown !== undefined) return Result.fail({ _tag: "KeyColumnUnknown", column: unknown })
  const repeated = chosen.find((column, at) => chosen.indexOf(column) < at)
  return repeated === undefined
    ? Result.succeed({ address, zip, firstName, lastName })
    : Result.fail({ _tag: "KeyColumnRepeated", column: repeated })
}

/**
 * The column of an uploaded file that contains person keys: whole numbers from 0 to 2^64 - 1, or the provider's own
 * strings.
 */
export interface PersonKeyColumn {
  readonly personKey: string
}

/** Finds the column named for the person key, ignoring case, spaces and punctuation; null if there isn't one. */
export const suggestedPersonKeyColumn = (columns: ReadonlyArray<string>): PersonKeyColumn | null => {
  const personKey = columns.find((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") === "personkey")
  return personKey === undefined ? null : { personKey }
}

/** Checks that the file has the column. */
export const checkPersonKeyColumn = (
  chosen: PersonKeyColumn,
  columns: ReadonlyArray<string>,
): Result.Result<PersonKeyColumn, KeyColumnsRefusal> =>
  columns.includes(chosen.personKey)
    ? Result.succeed(chosen)
    : Result.fail({ _tag: "KeyColumnUnknown", column: chosen.personKey })
