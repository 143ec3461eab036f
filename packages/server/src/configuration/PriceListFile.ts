import { PriceList, PriceRow } from "@listwright/domain/pricing"
import { Decimal } from "@listwright/domain/shared"
import { Schema, Struct } from "effect"
import { formatVersionSchema, DateOrTimestamp } from "./formats.ts"
import type { Path } from "./SiteDocument.ts"

/** The prices of several elements that share the same brackets. */
export const PriceTable = Schema.Struct({
  /** The first and last quantity of each bracket, both inclusive; null if the bracket is open-ended. */
  quantities: Schema.NonEmptyArray(Schema.Tuple([PriceRow.fields.from, PriceRow.fields.to])),
  /** The dollars per record by element name, with one price per bracket. */
  perRecord: Schema.Record(Schema.NonEmptyString, Schema.Array(Decimal)),
})
export type PriceTable = typeof PriceTable.Type

/** A `prices/*.json` file: one price list for a source. Capitalized keys use the contract's names. */
export const PriceListFile = Schema.Struct({
  version: formatVersionSchema(1),
  /** The ID that orders refer to. */
  id: Schema.String.check(
    Schema.isPattern(/^[\w.-]{1,60}$/, { message: "must be 1 to 60 letters, digits, dots or hyphens" }),
  ),
  listType: Schema.Int,
  validFrom: DateOrTimestamp,
  priceTables: Schema.Array(PriceTable),
  /** The rows that can't be expressed as a table. */
  elementPrices: Schema.optionalKey(PriceList.fields.elementPrices),
  ...Struct.omit(PriceList.fields, ["elementPrices"]),
})
export type PriceListFile = typeof PriceListFile.Type

/** A price row and its location in the file. */
export interface LocatedPriceRow {
  readonly row: PriceRow
  readonly path: Path
  /** The path of the row's first and last quantities. */
  readonly bracket: Path
}

/** Returns all rows, element by element and bracket by bracket. */
export const locatePriceRows = (file: PriceListFile): ReadonlyArray<LocatedPriceRow> => [
  ...file.priceTables.flatMap(({ perRecord, quantities }, table) =>
    Object.entries(perRecord).flatMap(([element, prices]) =>
      quantities.flatMap(([from, to], at) => {
        const price = prices[at]
        if (price === undefined) return []
        const row = { element, from, to, price }
        const path = ["priceTables", table, "perRecord", element, at]
        return [{ row, path, bracket: ["priceTables", table, "quantities", at] }]
      }),
    ),
  ),
  ...(file.elementPrices ?? []).map((row, at) => {
    const path = ["elementPrices", at]
    return { row, path, bracket: path }
  }),
]

/** Returns the price list in a file. */
export const toPriceList = (file: PriceListFile): PriceList => {
  const { version: _, id: __, listType: ___, validFrom: ____, priceTables: _____, ...list } = file
  return { ...list, elementPrices: locatePriceRows(file).map(({ row }) => row) }
}
