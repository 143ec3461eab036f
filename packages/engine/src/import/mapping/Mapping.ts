import { COUNTRIES, type Country, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Schema } from "effect"

const Text = Schema.NonEmptyString
const Column = Text.annotate({ description: "name of a column of the input files" })

/**
 * The cells of a yes-or-no flag; case doesn't matter. By default, Y, YES, T, TRUE and 1 mean yes, and N, NO, F, FALSE
 * and 0 mean no. An empty cell means no.
 */
const Flag = Schema.Struct({
  column: Column,
  yes: Schema.optionalKey(Schema.NonEmptyArray(Text)),
  no: Schema.optionalKey(Schema.NonEmptyArray(Text)),
})
export type Flag = typeof Flag.Type

/** The formats of dates and of months with years. */
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
  /** Null if free. */
  priceElement: Schema.NullOr(Text),
  /** The values of a list or a radio. */
  values: Schema.optionalKey(
    Schema.Array(Schema.Struct({ value: Text, name: Text, description: Schema.optionalKey(Schema.String) })),
  ),
  /** For lists: true if a record may have several values at once. */
  several: Schema.optionalKey(Schema.Boolean),
  /** The bounds for other input types, both inclusive, in the column's input format. */
  min: Schema.optionalKey(Text),
  max: Schema.optionalKey(Text),
})
export type NewColumn = typeof NewColumn.Type

export const Attribute = Schema.Struct({
  comment: Schema.optionalKey(Schema.String),
  column: Column,
  /** For industries: the columns of the second and third industries. */
  also: Schema.optionalKey(Schema.Array(Column)),
  /** The name of a column in the built-in catalog, or a new column. */
  to: Schema.Union([Text, NewColumn]),
  /** The meaning of each value in the file; null means unknown. An unlisted value means itself. */
  values: Schema.optionalKey(Schema.Record(Schema.String, Schema.NullOr(Text))),
  /** The separator between several values in one cell; ';' by default. */
  separator: Schema.optionalKey(Text),
  /** The format of the cells: by default YYYYMMDD for dates and MMYYYY for months with years. */
  format: Schema.optionalKey(DateFormat),
  /** For lists whose cells are numbers: the value for numbers from each bound up, by bound. */
  bands: Schema.optionalKey(Schema.Record(Schema.String, Text)),
  /** For lists: the meaning of every cell that is neither in `values` nor a value of the column; null means unknown. */
  others: Schema.optionalKey(Schema.NullOr(Text)),
  /** For numbers: the number of cell units in one column unit, such as 1000 for dollars in a column of thousands. */
  divideBy: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(2))),
  /** Bounds that replace those of a column in the built-in catalog. */
  min: Schema.optionalKey(Text),
  max: Schema.optionalKey(Text),
})
export type Attribute = typeof Attribute.Type

/** The columns of the input files that contain the facts of every record. */
export const RecordMapping = Schema.Struct({
  /**
   * The key, which stays the same from month to month. `number`: a number below 2^64; `text`: the key is the first 64
   * bits of its SHA-256.
   */
  key: Schema.Struct({ column: Column, as: Schema.Literals(["number", "text"]) }),
  /**
   * The household: people with the same text in a ZIP Code are one household. If omitted, people at the same address
   * are one household; for businesses, the company must be the same, too.
   */
  household: Schema.optionalKey(Column),
  /** The names; optional for businesses and addresses, required for all others. */
  firstName: Schema.optionalKey(Column),
  lastName: Schema.optionalKey(Column),
  /** The company's name, for businesses only. */
  company: Schema.optionalKey(Column),
  address: Column,
  /** The city and state; those of the post office by default. */
  city: Schema.optionalKey(Column),
  state: Schema.optionalKey(Column),
  /** Only in the United States. */
  zip: Schema.optionalKey(Column),
  plus4: Schema.optionalKey(Column),
  /** Only in Canada, instead of `zip`, `plus4`, and `carrierRoute`: 'M5V 2T6', or 'M5V' if the rest is unknown. */
  postalCode: Schema.optionalKey(Column),
  carrierRoute: Schema.optionalKey(Column),
  walkSequence: Schema.optionalKey(Column),
  deliveryScore: Schema.optionalKey(Column),
  latitude: Schema.optionalKey(Column),
  longitude: Schema.optionalKey(Column),
  phone: Schema.optionalKey(
    Schema.Struct({
      column: Column,
      /** The do-not-call flag; 'removed' if the file contains no number on the do-not-call list. */
      doNotCall: Schema.Union([Schema.Literal("removed"), Flag]),
    }),
  ),
  /** The flag for an address that is an apartment. */
  apartment: Schema.optionalKey(Flag),
  /** For addresses: the flag for a business. Such an address is neither a home nor an apartment. */
  business: Schema.optionalKey(Flag),
})
export type RecordMapping = typeof RecordMapping.Type

/** A data provider's description of its files. */
export const Mapping = Schema.Struct({
  version: Schema.Literal(1),
  comment: Schema.optionalKey(Schema.String),
  source: Text,
  /** The month for which the records are correct. */
  vintage: Schema.String.check(
    Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])$/, { message: "must be a month like 2026-11" }),
  ),
  /**
   * The list type of the universe: 10 consumers, 20 businesses, 40 movers and homeowners, 50 occupant addresses, 100
   * Canadian consumers.
   */
  listType: Schema.Literals([10, 20, 40, 50, 100]),
  /** The country where the people live; the United States by default. */
  country: Schema.optionalKey(Schema.Literals(COUNTRIES)),
  input: Schema.Struct({
    format: Schema.Literals(["csv", "parquet"]),
    /** The paths or patterns (`people-*.csv`), relative to the mapping's folder. */
    files: Schema.NonEmptyArray(Text),
    /** The delimiter of a CSV file; ',' by default. */
    delimiter: Schema.optionalKey(Schema.Literals([",", ";", "\t", "|"])),
  }),
  record: RecordMapping,
  attributes: Schema.Array(Attribute),
})
export type Mapping = typeof Mapping.Type

/** Returns the country where the people of the files live. */
export const countryOfMapping = ({ country }: Pick<Mapping, "country">): Country => country ?? DEFAULT_COUNTRY

/**
 * Returns the column that says where mail goes: the ZIP Code or the postal code. A mapping read by `readMapping` always
 * has one.
 */
export const placeColumn = ({ postalCode, zip }: RecordMapping): string => postalCode ?? zip ?? ""
