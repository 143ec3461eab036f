import type { InputType } from "../../audience/attributes/Attribute.ts"
import type { ColumnCriterion } from "../../definition/Audience.ts"

/**
 * The reason that a definition has no exact answer. Engines refuse the definition rather than return a smaller count.
 */
export type SelectionRefusal =
  | { readonly _tag: "ColumnUnknown"; readonly column: string }
  /** The column doesn't accept this kind of criterion, such as ranges on a list or industries on an age. */
  | { readonly _tag: "CriterionMisplaced"; readonly column: string; readonly kind: ColumnCriterion["kind"] }
  | { readonly _tag: "ValueUnknown"; readonly column: string; readonly value: string }
  | {
      readonly _tag: "BoundUnreadable"
      readonly column: string
      readonly inputType: InputType
      readonly bound: string
    }
  | { readonly _tag: "RangeReversed"; readonly column: string; readonly from: string; readonly to: string }
  /** The bound is outside the column's limits. */
  | {
      readonly _tag: "BoundOutside"
      readonly column: string
      readonly bound: string
      readonly min: string
      readonly max: string
    }
  /** The column accepts only whole numbers. */
  | { readonly _tag: "BoundNotWhole"; readonly column: string; readonly bound: string }
  /** A radio column accepts only one value. */
  | { readonly _tag: "OneValueOnly"; readonly column: string }
  /** A ZIP Code, ZIP+4, or carrier route in a country that doesn't have them. */
  | { readonly _tag: "ZipUnknown"; readonly zip: string }
  /** A postal code in a country that has ZIP Codes. */
  | { readonly _tag: "PostalCodeUnknown"; readonly postalCode: string }
  | { readonly _tag: "StateUnknown"; readonly state: string }
  | { readonly _tag: "CountyUnknown"; readonly county: string }
  | { readonly _tag: "CityUnknown"; readonly state: string; readonly city: string }
  | { readonly _tag: "ScfUnknown"; readonly scf: string }
  | { readonly _tag: "MetroAreaUnknown"; readonly metroArea: string }
  | { readonly _tag: "DistrictUnknown"; readonly district: string }
  /** An excluded nearest-records area. It's refused because the nearest records depend on every other choice. */
  | { readonly _tag: "ClosestExcluded" }
  | { readonly _tag: "SavedCountUnknown"; readonly savedCount: string }
  | { readonly _tag: "SavedCountOfOtherSource"; readonly savedCount: string; readonly listType: number }
  /** The saved counts refer to each other in a cycle; the first is repeated at the end. */
  | { readonly _tag: "SavedCountsCircular"; readonly savedCounts: ReadonlyArray<string> }
  /** The account has no such location file, or the file's number of rows differs. */
  | { readonly _tag: "LocationFileUnknown"; readonly name: string }
  | { readonly _tag: "OccupantOptionMissing"; readonly option: "targets" | "routes" }
  /** An overlap of more than `most` areas has too many regions to count. */
  | { readonly _tag: "TooManyToOverlap"; readonly areas: number; readonly most: number }
  /** More than `most` areas can't be counted individually. */
  | { readonly _tag: "TooManyEach"; readonly areas: number; readonly most: number }
  /** The cross table could have more cells than the engine accepts. */
  | {
      readonly _tag: "TableTooLarge"
      readonly rows: string
      readonly columns: string
      readonly most: number
    }
  /** The breakdown could have more values than the engine accepts, including the unknown one. */
  | {
      readonly _tag: "ColumnTooWide"
      readonly column: string
      readonly values: number
      readonly most: number
    }
  /** The table of areas could have more cells than the engine accepts. */
  | { readonly _tag: "AreaTableTooLarge"; readonly cells: number; readonly most: number }
  /** The table requests an area that the definition doesn't choose. */
  | { readonly _tag: "TableAreaUnknown"; readonly key: string }
