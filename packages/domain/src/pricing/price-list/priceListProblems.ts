import { BigDecimal, Schema } from "effect"
import { Decimal, decimal } from "../../shared/Decimal.ts"
import { bracketProblems } from "./bracketProblems.ts"
import { rowsByElement } from "./IndexedPriceList.ts"
import { BASE_ELEMENT } from "../OrderToPrice.ts"
import type { PriceList } from "./PriceList.ts"

/** A problem with a price list and its path in the list, such as ["ElementsPrices", 3]. `text` names the row. */
export interface PriceListProblem {
  readonly path: ReadonlyArray<string | number>
  readonly text: string
}

interface Named {
  readonly path: ReadonlyArray<string | number>
  readonly name: string
}

const isDecimal = (amount: string): boolean => Schema.is(Decimal)(amount)

const brackets = (list: PriceList): ReadonlyArray<PriceListProblem> =>
  [...rowsByElement(list.ElementsPrices).values()]
    .flatMap(bracketProblems)
    .map(({ row, text }) => ({ path: ["ElementsPrices", list.ElementsPrices.indexOf(row)], text }))

const amountsOf = (list: PriceList): ReadonlyArray<Named & { readonly amount: string | undefined }> => [
  ...list.ElementsPrices.flatMap((row, at) =>
    (["Price1", "Price2"] as const).map((price) => ({
      path: ["ElementsPrices", at, price],
      name: `${row.PriceName} from ${row.Lbound}, ${price}`,
      amount: row[price],
    })),
  ),
  ...(["BasePrice", "FirstLabelShipping", "AdditionalLabelShipping"] as const).map((price) => ({
    path: ["LabelPrices", price],
    name: `LabelPrices, ${price}`,
    amount: list.LabelPrices[price],
  })),
  ...list.ListMultiplePrice.map((row, at) => ({
    path: ["ListMultiplePrice", at, "Multiple"],
    name: `List usage ${row.MultipleId}, Multiple`,
    amount: row.Multiple,
  })),
  ...(list.GeographyPrices ?? []).map((row, at) => ({
    path: ["GeographyPrices", at, "Price"],
    name: `Geography type ${row.GeoType}, Price`,
    amount: row.Price,
  })),
  ...(
    [
      "MinElementsCharge",
      "MinLabelCharge",
      "MaxCostOfGoodPrice",
      "ServiceCharge",
      "MinOrderAmount",
      "MapBasePrice",
      "MapMinPrice",
    ] as const
  ).map((name) => ({ path: [name], name, amount: list[name] })),
  ...(list.MobilePackages ?? []).map((row, at) => ({
    path: ["MobilePackages", at, "MobilePackageCharge"],
    name: `Mobile package ${row.MobilePackageId}, MobilePackageCharge`,
    amount: row.MobilePackageCharge,
  })),
  ...(list.ColumnPrices ?? []).flatMap((row, at) =>
    (["MapColumnPrice", "MapColumnPrice2"] as const).map((price) => ({
      path: ["ColumnPrices", at, price],
      name: `${row.ColumnName}, ${price}`,
      amount: row[price],
    })),
  ),
]

const badAmounts = (list: PriceList): ReadonlyArray<PriceListProblem> =>
  amountsOf(list).flatMap(({ amount, name, path }) =>
    amount === undefined || isDecimal(amount)
      ? []
      : [{ path, text: `${name}: '${amount}' is not a decimal number of 0 or more` }],
  )

const rowsOf = (list: PriceList): ReadonlyArray<Named> => [
  ...list.ListMultiplePrice.map((row, at) => ({
    path: ["ListMultiplePrice", at],
    name: `List usage ${row.MultipleId}`,
  })),
  ...(list.GeographyPrices ?? []).map((row, at) => ({
    path: ["GeographyPrices", at],
    name: `Geography type ${row.GeoType}`,
  })),
  ...(list.MapBasePrice === undefined
    ? []
    : [{ path: ["MapBasePrice"], name: `Map price of ${BASE_ELEMENT}` }]),
  ...(list.MobilePackages ?? []).map((row, at) => ({
    path: ["MobilePackages", at],
    name: `Mobile package ${row.MobilePackageId}`,
  })),
  ...(list.ColumnPrices ?? []).map((row, at) => ({
    path: ["ColumnPrices", at],
    name: `Map price of ${row.ColumnName}`,
  })),
]

/** Finds repeated rows, each reported at its second occurrence only. */
const repeatedRows = (list: PriceList): ReadonlyArray<PriceListProblem> => {
  const rows = rowsOf(list)
  return rows
    .filter(({ name }, at) => rows.slice(0, at).filter((before) => before.name === name).length === 1)
    .map(({ name, path }) => ({ path, text: `${name}: more than one row` }))
}

/** The smallest multiple; a smaller one could price a record below its last decimal. */
const MIN_MULTIPLE = decimal("0.01")

const freeUsages = (list: PriceList): ReadonlyArray<PriceListProblem> =>
  list.ListMultiplePrice.flatMap((row, at) =>
    isDecimal(row.Multiple) && BigDecimal.isLessThan(decimal(row.Multiple), MIN_MULTIPLE)
      ? [
          {
            path: ["ListMultiplePrice", at, "Multiple"],
            text: `List usage ${row.MultipleId}: a multiple below 0.01 would make every list free`,
          },
        ]
      : [],
  )

/**
 * Finds the problems that keep a price list from being used; empty if there aren't any. Every element must have
 * exactly one price for every quantity from 1 up to its last bracket: no gap, no overlap, no bracket that ends before
 * it starts. The last bracket may end; above it, the element has no price. Usages, geography types, map prices and
 * mobile packages have one row each; amounts are decimal numbers of 0 or more; a usage's multiple is at least 0.01.
 */
export const priceListProblems = (list: PriceList): ReadonlyArray<PriceListProblem> => [
  ...brackets(list),
  ...badAmounts(list),
  ...repeatedRows(list),
  ...freeUsages(list),
]
