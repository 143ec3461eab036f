import { MAX_LOCATIONS } from "../../definition/LocationFile.ts"

/** The columns of an address file, in the order of its template [ob5-address-upload]. */
export const ADDRESS_COLUMNS = ["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"] as const
export type AddressColumn = (typeof ADDRESS_COLUMNS)[number]

/** Excel 97 or newer [ob5-address-upload]. */
export const ADDRESS_FILE_ENDINGS: ReadonlyArray<string> = [".xls", ".xlsx"]

/** The most characters of a keycode [ob9-keycode]. */
export const MAX_KEYCODE_CHARACTERS = 30

/** The most addresses of a file: all of them are one area of the list. */
export const MAX_ADDRESSES = MAX_LOCATIONS

/** The chosen columns of a file, by the file's own names; null if not chosen. */
export type AddressColumnsChosen = Readonly<Record<AddressColumn, string | null>>

/** The content of a sheet, as text. */
export interface AddressSheet {
  /** The first line. */
  readonly columns: ReadonlyArray<string>
  /** The lines below it, a cell a column; cells that are missing at the end are empty. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** The line number of each row, if the file skips lines; otherwise the rows follow the heading, from line 2. */
  readonly lines?: ReadonlyArray<number>
}

/** A row of an address file that can be looked up. */
export interface AddressRow {
  /** The line number as in a spreadsheet: the heading is line 1. */
  readonly line: number
  /** Up to 30 characters; may be empty. */
  readonly keycode: string
  readonly address: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  readonly zip: string
  /** Above 0, at most 200. */
  readonly miles: number
}

/** The reason that a cell can't be used. */
export interface RowProblem {
  readonly line: number
  readonly column: AddressColumn
  readonly reason: "empty" | "tooLong" | "notState" | "notZip" | "notMiles"
}

/** A row that isn't on the map because it's bad or unknown, with its cells as they are in the file. */
export interface FailedRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
  /** The problem to fix, for the user. */
  readonly reason: string
}

/** The reason that a whole file can't be used. */
export type AddressFileRefused =
  | { readonly _tag: "NoFileChosen" }
  | { readonly _tag: "UploadRefused"; readonly message: string }
  | { readonly _tag: "ColumnsMissing"; readonly columns: ReadonlyArray<AddressColumn> }
  /** The file has no column of this name. */
  | { readonly _tag: "ColumnUnknown"; readonly column: string }
  /** One column of the file for two things. */
  | { readonly _tag: "ColumnRepeated"; readonly column: string }
  | { readonly _tag: "TooManyAddresses" }
  /** The source or the site takes one address at a time, and the file has more. */
  | { readonly _tag: "OneLocationOnly"; readonly locations: number }
