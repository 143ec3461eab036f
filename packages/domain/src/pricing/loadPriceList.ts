import { BigDecimal, Result, Schema } from "effect"
import { Decimal, decimal } from "../shared/Decimal.ts"
import { bracketProblems } from "./bracketProblems.ts"
import { type IndexedPriceList, indexPriceList, rowsByElement } from "./IndexedPriceList.ts"
import { BASE_ELEMENT } from "./OrderToPrice.ts"
import type { PriceList } from "./PriceList.ts"

/** A price list that would leave a price open or give two; each problem names its rows, for whoever runs the site. */
export class PriceListUnusable extends Schema.TaggedError<PriceListUnusable>()("PriceListUnusable", {
  problems: Schema.NonEmptyArray(Schema.String),
}) {}

const isDecimal = (amount: string): boolean => Schema.is(Decimal)(amount)

const amountsOf = (list: PriceList): ReadonlyArray<readonly [string, string | undefined]> => [
  ...list.ElementsPrices.flatMap((row) => [
    [`${row.PriceName} from ${row.Lbound}, Price1`, row.Price1] as const,
    [`${row.PriceName} from ${row.Lbound}, Price2`, row.Price2] as const,
  ]),
  ["LabelPrices, BasePrice", list.LabelPrices.BasePrice],
  ["LabelPrices, FirstLabelShipping", list.LabelPrices.FirstLabelShipping],
  ["LabelPrices, AdditionalLabelShipping", list.LabelPrices.AdditionalLabelShipping],
  ...list.ListMultiplePrice.map((row) => [`List usage ${row.MultipleId}, Multiple`, row.Multiple] as const),
  ...(list.GeographyPrices ?? []).map((row) => [`Geography type ${row.GeoType}, Price`, row.Price] as const),
  ["MinElementsCharge", list.MinElementsCharge],
  ["MinLabelCharge", list.MinLabelCharge],
  ["MaxCostOfGoodPrice", list.MaxCostOfGoodPrice],
  ["ServiceCharge", list.ServiceCharge],
  ["MinOrderAmount", list.MinOrderAmount],
  ["MapBasePrice", list.MapBasePrice],
  ["MapMinPrice", list.MapMinPrice],
  ...(list.MobilePackages ?? []).map(
    (row) => [`Mobile package ${row.MobilePackageId}, MobilePackageCharge`, row.MobilePackageCharge] as const,
  ),
  ...(list.ColumnPrices ?? []).flatMap((row) => [
    [`${row.ColumnName}, MapColumnPrice`, row.MapColumnPrice] as const,
    [`${row.ColumnName}, MapColumnPrice2`, row.MapColumnPrice2] as const,
  ]),
]

const badAmounts = (list: PriceList): ReadonlyArray<string> =>
  amountsOf(list).flatMap(([what, amount]) =>
    amount === undefined || isDecimal(amount)
      ? []
      : [`${what}: '${amount}' is not a decimal number of 0 or more`],
  )

const repeated = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name}: more than one row`,
  )

const repeatedRows = (list: PriceList): ReadonlyArray<string> =>
  repeated([
    ...list.ListMultiplePrice.map((row) => `List usage ${row.MultipleId}`),
    ...(list.GeographyPrices ?? []).map((row) => `Geography type ${row.GeoType}`),
    ...(list.MapBasePrice === undefined ? [] : [`Map price of ${BASE_ELEMENT}`]),
    ...(list.MobilePackages ?? []).map((row) => `Mobile package ${row.MobilePackageId}`),
    ...(list.ColumnPrices ?? []).map((row) => `Map price of ${row.ColumnName}`),
  ])

/** Smaller multiples take a price per record below what its decimals show. */
const LEAST_MULTIPLE = decimal("0.01")

const freeUsages = (list: PriceList): ReadonlyArray<string> =>
  list.ListMultiplePrice.filter(
    (row) => isDecimal(row.Multiple) && BigDecimal.isLessThan(decimal(row.Multiple), LEAST_MULTIPLE),
  ).map((row) => `List usage ${row.MultipleId}: a multiple below 0.01 would make every list free`)

/**
 * Takes a price list into use, or refuses it as a whole and names every row that is in the way. Every element must have
 * exactly one price for every quantity from 1 up to its last bracket: no gap, no overlap, no bracket that ends before it
 * starts. A last bracket with an end is allowed; above it the element has no price. Usages, geography types, map
 * prices and mobile packages have one row each; amounts are decimal numbers of 0 or more; no usage multiplies by
 * less than 0.01.
 */
export const loadPriceList = (list: PriceList): Result.Result<IndexedPriceList, PriceListUnusable> => {
  const [first, ...others] = [
    ...[...rowsByElement(list.ElementsPrices).values()].flatMap(bracketProblems),
    ...badAmounts(list),
    ...repeatedRows(list),
    ...freeUsages(list),
  ]
  return first === undefined
    ? Result.succeed(indexPriceList(list))
    : Result.fail(new PriceListUnusable({ problems: [first, ...others] }))
}
