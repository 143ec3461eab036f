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

/** Which column of a file is which: the name that the file has for it; null is not chosen. */
export type AddressColumnsChosen = Readonly<Record<AddressColumn, string | null>>

/** What a sheet holds, as text. */
export interface AddressSheet {
  /** The first line. */
  readonly columns: ReadonlyArray<string>
  /** The lines below it, a cell a column; cells that are missing at the end are empty. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** Of each row, where the file skips some; else they follow the heading, from 2. */
  readonly lines?: ReadonlyArray<number>
}

/** A row of an address file that can be looked up. */
export interface AddressRow {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number
  /** Up to 30 characters, or none. */
  readonly keycode: string
  readonly address: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  readonly zip: string
  /** Above 0, at most 200. */
  readonly miles: number
}

/** Why a cell cannot be used. */
export interface RowProblem {
  readonly line: number
  readonly column: AddressColumn
  readonly reason: "empty" | "tooLong" | "notState" | "notZip" | "notMiles"
}

/** A row that is not on the map, bad or unknown, as it stands in the file. */
export interface FailedRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
  /** What to mend, for a person. */
  readonly reason: string
}

/** Why a whole file cannot be used. */
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
