import { BigDecimal, Schema } from "effect"
import { Decimal, decimal } from "../../shared/Decimal.ts"
import { bracketProblems } from "./bracketProblems.ts"
import { rowsByElement } from "./IndexedPriceList.ts"
import { BASE_ELEMENT } from "../PricingInput.ts"
import type { PriceList } from "./PriceList.ts"

/** An error in a price list and its path in the list, such as ["elementPrices", 3]. `text` names the row. */
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
  [...rowsByElement(list.elementPrices).values()]
    .flatMap(bracketProblems)
    .map(({ row, text }) => ({ path: ["elementPrices", list.elementPrices.indexOf(row)], text }))

const amountsOf = (list: PriceList): ReadonlyArray<Named & { readonly amount: string | undefined }> => [
  ...list.elementPrices.flatMap((row, at) =>
    (["price", "secondPrice"] as const).map((price) => ({
      path: ["elementPrices", at, price],
      name: `${row.element} from ${row.from}, ${price}`,
      amount: row[price],
    })),
  ),
  ...(["perRecord", "firstSetShipping", "additionalSetShipping"] as const).map((price) => ({
    path: ["labelPrices", price],
    name: `labelPrices, ${price}`,
    amount: list.labelPrices[price],
  })),
  ...list.usages.map((row, at) => ({
    path: ["usages", at, "multiple"],
    name: `List usage ${row.listUsage}, multiple`,
    amount: row.multiple,
  })),
  ...(list.geographyPrices ?? []).map((row, at) => ({
    path: ["geographyPrices", at, "price"],
    name: `Geography type ${row.geoType}, price`,
    amount: row.price,
  })),
  ...(
    [
      "minimumElementsCharge",
      "minimumLabelCharge",
      "maximumGoodsCost",
      "serviceCharge",
      "minimumOrderAmount",
      "mapBasePrice",
      "mapMinimumElementsCharge",
    ] as const
  ).map((name) => ({ path: [name], name, amount: list[name] })),
  ...(list.mobilePackages ?? []).map((row, at) => ({
    path: ["mobilePackages", at, "charge"],
    name: `Mobile package ${row.id}, charge`,
    amount: row.charge,
  })),
  ...(list.mapElementPrices ?? []).flatMap((row, at) =>
    (["price", "secondPrice"] as const).map((price) => ({
      path: ["mapElementPrices", at, price],
      name: `${row.element}, ${price}`,
      amount: row[price],
    })),
  ),
]

const badAmounts = (list: PriceList): ReadonlyArray<PriceListProblem> =>
  amountsOf(list).flatMap(({ amount, name, path }) =>
    amount === undefined || isDecimal(amount)
      ? []
      : [{ path, text: `${name}: '${amount}' isn't a decimal number of 0 or more` }],
  )

const rowsOf = (list: PriceList): ReadonlyArray<Named> => [
  ...list.usages.map((row, at) => ({
    path: ["usages", at],
    name: `List usage ${row.listUsage}`,
  })),
  ...(list.geographyPrices ?? []).map((row, at) => ({
    path: ["geographyPrices", at],
    name: `Geography type ${row.geoType}`,
  })),
  ...(list.mapBasePrice === undefined
    ? []
    : [{ path: ["mapBasePrice"], name: `Map price of ${BASE_ELEMENT}` }]),
  ...(list.mobilePackages ?? []).map((row, at) => ({
    path: ["mobilePackages", at],
    name: `Mobile package ${row.id}`,
  })),
  ...(list.mapElementPrices ?? []).map((row, at) => ({
    path: ["mapElementPrices", at],
    name: `Map price of ${row.element}`,
  })),
]

/** Finds repeated rows, each reported at its second occurrence only. */
const repeatedRows = (list: PriceList): ReadonlyArray<PriceListProblem> => {
  const rows = rowsOf(list)
  return rows
    .filter(({ name }, at) => rows.slice(0, at).filter((before) => before.name === name).length === 1)
    .map(({ name, path }) => ({ path, text: `${name}: more than one row` }))
}

/**
 * The smallest usage multiple; a smaller one could reduce a price to less than the last decimal of a price per record.
 */
const MIN_MULTIPLE = decimal("0.01")

const freeUsages = (list: PriceList): ReadonlyArray<PriceListProblem> =>
  list.usages.flatMap((row, at) =>
    isDecimal(row.multiple) && BigDecimal.isLessThan(decimal(row.multiple), MIN_MULTIPLE)
      ? [
          {
            path: ["usages", at, "multiple"],
            text: `List usage ${row.listUsage}: a multiple below 0.01 would make every list free`,
          },
        ]
      : [],
  )

/**
 * Finds the errors that make a price list unusable; empty if there aren't any. Every element must have exactly one
 * price for every quantity from 1 up to its last bracket: no gap, no overlap, no bracket that ends before it starts.
 * The last bracket may have an end; above it, the element has no price. Each usage, geography type, map price, and
 * mobile package has one row; amounts are decimal numbers of 0 or more; a usage's multiple is at least 0.01.
 */
export const priceListProblems = (list: PriceList): ReadonlyArray<PriceListProblem> => [
  ...brackets(list),
  ...badAmounts(list),
  ...repeatedRows(list),
  ...freeUsages(list),
]
