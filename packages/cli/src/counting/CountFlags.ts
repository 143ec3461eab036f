import type { OccupantChoice } from "@listwright/domain/audience"
import type { SuppressFlags } from "./suppressedBy.ts"
import type { WhereFlags } from "./where/WhereFlags.ts"

/** Tables that `count --tsv` prints, by the option that asks for each. */
export const COUNT_TABLES = [
  "total",
  "areas",
  "zips",
  "waterfall",
  "lists",
  "suggestions",
  "restrictions",
  "details",
  "breakdown",
  "cross",
  "saturation",
  "fill-rates",
  "price",
] as const
export type CountTable = (typeof COUNT_TABLES)[number]

/** The command-line options of `count`. The areas come from their own flags or from `file`. */
export interface CountFlags extends SuppressFlags, WhereFlags {
  readonly listType?: number
  /** '-' is standard input. */
  readonly file?: string
  readonly demo?: ReadonlyArray<string>
  /** Flags, any of each text is wanted: 'BOATING,TENNIS'. */
  readonly anyOf?: ReadonlyArray<string>
  /** Flags that are all wanted. */
  readonly allOf?: ReadonlyArray<string>
  /** Codes of business types to add. */
  readonly sic?: ReadonlyArray<string>
  /** Codes of business types to leave out. */
  readonly omitSic?: ReadonlyArray<string>
  /** Kinds of addresses, of sources that ask for them. */
  readonly targets?: OccupantChoice["targets"]
  /** Kinds of delivery routes, of the same sources. */
  readonly routes?: OccupantChoice["routes"]
  /** Names where they are known. */
  readonly contactNames?: boolean
  /** By their names; a normal one takes the place of the one before. */
  readonly quickPick?: ReadonlyArray<string>
  readonly households?: boolean
  readonly phones?: "none" | "available" | "only"
  readonly by?: "zip"
  /** True to show the records that each choice leaves and removes. */
  readonly waterfall?: boolean
  /** True to show changes that would bring more records. */
  readonly suggest?: boolean
  /** Records that the list should have: what would bring it near. */
  readonly want?: number
  /** True to show the records of each area down to its parts. */
  readonly details?: boolean
  /** True to show how much of each carrier route is taken. */
  readonly saturation?: boolean
  /** Columns to spread the list over, one at a time. */
  readonly breakdown?: ReadonlyArray<string>
  /** Two columns of one table. */
  readonly cross?: readonly [string, string]
  /** Fill rates. */
  readonly fillRates?: boolean
  /** Ten masked records. */
  readonly sample?: boolean
  /** The file for the receipt of this count. */
  readonly receipt?: string
  /** An earlier receipt: what has changed since, and why. */
  readonly since?: string
  readonly price?: boolean
  /** Records wanted in all; everything available unless given. */
  readonly quantity?: number
  /** The most that the list may cost in dollars before tax; it determines `quantity`. */
  readonly budget?: string
  /** MultipleId of the price list: 1 is One Time. */
  readonly usage?: number
  readonly promo?: string
  readonly json?: boolean
  /** One table alone, under headings. */
  readonly tsv?: CountTable
  readonly saveDefinition?: string
  readonly skipUnknown?: boolean
}
