import { COUNTRIES, type Country, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Schema } from "effect"

const Text = Schema.NonEmptyString
const Column = Text.annotate({ description: "name of a column in the input files" })

/**
 * The cell values of a yes-or-no flag, case-insensitive. By default, Y, YES, T, TRUE, and 1 mean yes, and N, NO, F,
 * FALSE, and 0 mean no. An empty cell means no.
 */
const Flag = Schema.Struct({
  column: Column,
  yes: Schema.optionalKey(Schema.NonEmptyArray(Text)),
  no: Schema.optionalKey(Schema.NonEmptyArray(Text)),
})
export type Flag = typeof Flag.Type

/** The formats of dates and of month-year values. */
export const DateFormat = Schema.Literals([
  "YYYYMMDD",
  "YYYY-MM-DD",
  "MM/DD/YYYY",
  "MMDDYYYY",
  "MMYYYY",
  "YYYYMM",
  "YYYY-MM",
  "MM/YYYY",
])
export type DateFormat = typeof DateFormat.Type

/** An attribute that isn't in the built-in catalog. */
export const NewColumn = Schema.Struct({
  column: Schema.String.check(
    Schema.isPattern(/^[A-Z][A-Z0-9_]{0,39}$/, {
      message: "must be up to 40 capital letters, digits and _, the first a letter",
    }),
  ),
  name: Text,
  description: Schema.String,
  inputType: Schema.Literals([
    "list",
    "radio",
    "number",
    "single",
    "date",
    "year",
    "month",
    "monthYear",
    "string",
    "sic",
  ]),
  category: Schema.Literals([3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19]),
  /** The price element; null if free. */
  priceElement: Schema.NullOr(Text),
  /** The values, if the input type is a list or radio. */
  values: Schema.optionalKey(
    Schema.Array(Schema.Struct({ value: Text, name: Text, description: Schema.optionalKey(Schema.String) })),
  ),
  /** For lists: true if a record may have multiple values. */
  several: Schema.optionalKey(Schema.Boolean),
  /** The bounds for other input types, both inclusive, in the column's input format. */
  min: Schema.optionalKey(Text),
  max: Schema.optionalKey(Text),
})
export type NewColumn = typeof NewColumn.Type

export const Attribute = Schema.Struct({
  comment: Schema.optionalKey(Schema.String),
  column: Column,
  /** For industries: the columns with the second and third industries. */
  also: Schema.optionalKey(Schema.Array(Column)),
  /** The name of a column in the built-in catalog, or a new column. */
  to: Schema.Union([Text, NewColumn]),
  /** The meaning of each cell value; null means unknown. An unlisted value means itself. */
  values: Schema.optionalKey(Schema.Record(Schema.String, Schema.NullOr(Text))),
  /** The separator between multiple values in a cell. Defaults to ';'. */
  separator: Schema.optionalKey(Text),
  /** The format of the cells. Defaults to YYYYMMDD for dates and MMYYYY for month-year values. */
  format: Schema.optionalKey(DateFormat),
  /** For lists with numeric cells: the list value for each band of numbers, by the band's lower bound. */
  bands: Schema.optionalKey(Schema.Record(Schema.String, Text)),
  /** For lists: the meaning of all cells that are neither in `values` nor a value of the column; null means unknown. */
  others: Schema.optionalKey(Schema.NullOr(Text)),
  /**
   * For numbers: the divisor that converts cell units to column units, such as 1000 for dollars in a column of
   * thousands.
   */
  divideBy: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(2))),
  /** Bounds that override those of the column in the built-in catalog. */
  min: Schema.optionalKey(Text),
  max: Schema.optionalKey(Text),
})
export type Attribute = typeof Attribute.Type

/** The input file columns that contain the data of every record. */
export const RecordMapping = Schema.Struct({
  /**
   * The key, which must not change from month to month. `number`: a number below 2^64; `text`: a string, the first 64
   * bits of whose SHA-256 are used as the key.
   */
  key: Schema.Struct({ column: Column, as: Schema.Literals(["number", "text"]) }),
  /**
   * The household column: people with the same value in a ZIP Code form one household. If omitted, people at the same
   * address form one household; for businesses, the company must be the same, too.
   */
  household: Schema.optionalKey(Column),
  /** The names; optional for businesses and addresses, required for all others. */
  firstName: Schema.optionalKey(Column),
  lastName: Schema.optionalKey(Column),
  /** The company's name, for businesses only. */
  company: Schema.optionalKey(Column),
  address: Column,
  /** The city and state. Defaults to those of the post office. */
  city: Schema.optionalKey(Column),
  state: Schema.optionalKey(Column),
  /** U.S. only. */
  zip: Schema.optionalKey(Column),
  plus4: Schema.optionalKey(Column),
  /** Canada only, instead of `zip`, `plus4`, and `carrierRoute`: 'M5V 2T6', or 'M5V' if the rest is unknown. */
  postalCode: Schema.optionalKey(Column),
  carrierRoute: Schema.optionalKey(Column),
  walkSequence: Schema.optionalKey(Column),
  deliveryScore: Schema.optionalKey(Column),
  latitude: Schema.optionalKey(Column),
  longitude: Schema.optionalKey(Column),
  phone: Schema.optionalKey(
    Schema.Struct({
      column: Column,
      /** The do-not-call flag, or 'removed' if numbers on the do-not-call list have been removed from the file. */
      doNotCall: Schema.Union([Schema.Literal("removed"), Flag]),
    }),
  ),
  /** The flag for an apartment address. */
  apartment: Schema.optionalKey(Flag),
  /** For addresses: the flag for a business. A business address is neither a home nor an apartment. */
  business: Schema.optionalKey(Flag),
})
export type RecordMapping = typeof RecordMapping.Type

/** A data provider's description of its files. */
export const Mapping = Schema.Struct({
  version: Schema.Literal(1),
  comment: Schema.optionalKey(Schema.String),
  source: Text,
  /** The month as of which the records are correct. */
  vintage: Schema.String.check(
    Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])$/, { message: "must be a month like 2026-11" }),
  ),
  /**
   * The universe's list type: 10 consumers, 20 businesses, 40 movers and homeowners, 50 occupant addresses, 100
   * Canadian consumers.
   */
  listType: Schema.Literals([10, 20, 40, 50, 100]),
  /** The country where the people live. Defaults to the United States. */
  country: Schema.optionalKey(Schema.Literals(COUNTRIES)),
  input: Schema.Struct({
    format: Schema.Literals(["csv", "parquet"]),
    /** The paths or glob patterns (`people-*.csv`), relative to the mapping's folder. */
    files: Schema.NonEmptyArray(Text),
    /** The delimiter in CSV files. Defaults to ','. */
    delimiter: Schema.optionalKey(Schema.Literals([",", ";", "\t", "|"])),
  }),
  record: RecordMapping,
  attributes: Schema.Array(Attribute),
})
export type Mapping = typeof Mapping.Type

/** Returns the country where the people in the files live. */
export const mappingCountry = ({ country }: Pick<Mapping, "country">): Country => country ?? DEFAULT_COUNTRY

/**
 * Returns the ZIP Code or postal code column, which determines where mail goes. A mapping read by `readMapping` always
 * has one.
 */
export const placeColumn = ({ postalCode, zip }: RecordMapping): string => postalCode ?? zip ?? ""
