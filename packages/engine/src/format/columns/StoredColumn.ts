import { Attribute, type AttributeValue } from "@listwright/domain/audience"
import { FLAG_VALUE } from "@listwright/domain/definition"
import { Schema } from "effect"

/**
 * The encoding of an attribute in a universe's rows; 0 always means unknown. `codes`: the position of the value in
 * `values`, from 1. `flags`: bit i is set if the i-th value applies. `whole`: the number itself. `day`: YYYYMMDD.
 * `yearMonth`: YYYYMM, so that the year compares first. `names`: the position in `texts`, from 1. `industries`: the
 * position in `texts` for each of `columnParts`, with the primary industry first, no industry twice, and 0 only after
 * the last.
 */
export const Encoding = Schema.Literals([
  "codes",
  "flags",
  "whole",
  "day",
  "yearMonth",
  "names",
  "industries",
])
export type Encoding = typeof Encoding.Type

/** An attribute as offered to users and as stored in rows. */
export const StoredColumn = Schema.Struct({
  column: Attribute,
  encoding: Encoding,
  /** The width of each unsigned number in the rows. */
  bits: Schema.Literals([8, 16, 32]),
  /**
   * For `names`, all strings that a row may contain, in capitals, ascending; for `industries`, all codes of 4 to 8
   * digits, ascending; otherwise empty.
   */
  texts: Schema.Array(Schema.String),
})
export type StoredColumn = typeof StoredColumn.Type

/** The specification's categories of consumer attributes. */
export const category = {
  general: 3,
  insurance: 5,
  investment: 6,
  media: 7,
  nonProfit: 8,
  political: 9,
  retail: 10,
  travel: 12,
  technology: 13,
  business: 16,
  communications: 14,
  packagedGoods: 15,
  financial: 17,
  automotive: 18,
  creditCard: 19,
} as const

interface Head {
  readonly column: string
  readonly name: string
  readonly description: string
  readonly category: number
  readonly priceElement: string | null
}

const numbered = (names: ReadonlyArray<string>): ReadonlyArray<AttributeValue> =>
  names.map((name, index) => ({ value: String(index + 1), name }))

/** Returns the column of a single-value attribute whose values have their own codes. */
export const listed = (head: Head, values: ReadonlyArray<AttributeValue>): StoredColumn => ({
  column: { ...head, inputType: "list", min: null, max: null, values },
  encoding: "codes",
  bits: 8,
  texts: [],
})

/** Returns the column of a single-value attribute with named values; codes count from 1. */
export const oneOf = (head: Head, names: ReadonlyArray<string>): StoredColumn => listed(head, numbered(names))

/** Returns the column of an attribute for which users select exactly one value. */
export const choice = (head: Head, values: ReadonlyArray<AttributeValue>): StoredColumn => ({
  column: { ...head, inputType: "radio", min: null, max: null, values },
  encoding: "codes",
  bits: 8,
  texts: [],
})

/** Returns the column of a flag that is set for some records. A record without the flag is unknown, not false. */
export const flag = (head: Head): StoredColumn => listed(head, [{ value: FLAG_VALUE, name: "Yes" }])

/** Returns the column of a multi-value attribute with named values; codes count from 1. */
export const anyOf = (head: Head, names: ReadonlyArray<string>): StoredColumn => ({
  column: { ...head, inputType: "list", min: null, max: null, values: numbered(names) },
  encoding: "flags",
  bits: 16,
  texts: [],
})

const ranged =
  (inputType: Attribute["inputType"], encoding: Encoding, bits: StoredColumn["bits"]) =>
  (head: Head, min: string, max: string): StoredColumn => ({
    column: { ...head, inputType, min, max, values: [] },
    encoding,
    bits,
    texts: [],
  })

export const smallNumber = ranged("number", "whole", 8)
export const largeNumber = ranged("number", "whole", 16)
export const singleNumber = ranged("single", "whole", 8)
export const year = ranged("year", "whole", 16)
export const month = ranged("month", "whole", 8)
export const day = ranged("date", "day", 32)
export const monthOfYear = ranged("monthYear", "yearMonth", 32)
/** Returns the column of a text attribute whose values are only known when the universe is built. */
export const names = ranged("string", "names", 32)
