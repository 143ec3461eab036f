import { MAX_LOCATIONS } from "../../definition/LocationFile.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

/** The columns of an address file, in the order of its template [ob5-address-upload]. */
export const ADDRESS_COLUMNS = ["Keycode", "Address", "City", "State", "ZIP", "Distance in miles"] as const
export type AddressColumn = (typeof ADDRESS_COLUMNS)[number]

/** The file extensions of Excel 97 or newer [ob5-address-upload]. */
export const ADDRESS_FILE_EXTENSIONS: ReadonlyArray<string> = [".xls", ".xlsx"]

/** The maximum length of a keycode [ob9-keycode]. */
export const MAX_KEYCODE_CHARACTERS = 30

/** The maximum number of addresses in a file, which all become one area of the list. */
export const MAX_ADDRESSES = MAX_LOCATIONS

/** The file heading chosen for each column; null if not chosen. */
export type AddressColumnMapping = Readonly<Record<AddressColumn, string | null>>

/** A sheet's content, as text. */
export interface AddressSheet {
  /** The headings in the first line. */
  readonly columns: ReadonlyArray<string>
  /** The lines below the headings, one cell per column; missing cells at the end are empty. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /**
   * The line number of each row if the file skips lines; otherwise, rows are numbered from line 2, right after the
   * heading.
   */
  readonly lines?: ReadonlyArray<number>
}

/** A row of an address file that can be looked up. */
export interface AddressRow {
  /** The line number as shown in a spreadsheet; the heading is line 1. */
  readonly line: number
  /** The keycode, up to 30 characters; may be empty. */
  readonly keycode: string
  readonly address: string
  readonly city: string
  /** The two-letter state code, in uppercase. */
  readonly state: string
  readonly zip: string
  /** The distance in miles, above 0 and at most 200. */
  readonly miles: number
}

/** The reason why a cell can't be used. */
export interface RowProblem {
  readonly line: number
  readonly column: AddressColumn
  readonly reason: "empty" | "tooLong" | "notState" | "notZip" | "notMiles"
}

/** A row that isn't on the map because it's invalid or unknown, with its original cells. */
export interface FailedRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
  /** The message that tells the user what to fix. */
  readonly reason: string
}

/** The reason why a whole file can't be used. */
export type AddressFileRefusal =
  | { readonly _tag: "NoFileChosen" }
  | { readonly _tag: "UploadRefused"; readonly reason: MessageText }
  | { readonly _tag: "ColumnsMissing"; readonly columns: ReadonlyArray<AddressColumn> }
  /** The file has no column with this name. */
  | { readonly _tag: "ColumnUnknown"; readonly column: string }
  /** A column of the file was chosen for two fields. */
  | { readonly _tag: "ColumnRepeated"; readonly column: string }
  | { readonly _tag: "TooManyAddresses" }
  /** The source or site accepts only one address at a time, but the file has more. */
  | { readonly _tag: "OneLocationOnly"; readonly locations: number }
