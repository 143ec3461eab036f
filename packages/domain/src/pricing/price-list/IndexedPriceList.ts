import type { UsageMethod, PriceList, PriceRow } from "./PriceList.ts"
import type { BigDecimal } from "effect"
import { cents, decimal } from "../../shared/Decimal.ts"
import type { MobilePackage } from "../MobilePackage.ts"
import { BASE_ELEMENT } from "../PricingInput.ts"

/** A range of quantities, and the price per record within it. */
export interface Bracket {
  /** The quantities, inclusive; `to` is Infinity if the bracket has no end. */
  readonly from: number
  readonly to: number
  readonly price: BigDecimal.BigDecimal
  readonly notificationRequired: boolean
}

/** A list's usage option with its price multiple. */
export interface Usage {
  readonly multiple: BigDecimal.BigDecimal
  readonly description: string
}

/** A price list indexed for pricing: exact numbers, looked up by name; dollar amounts are rounded to cents once. */
export interface IndexedPriceList {
  readonly brackets: ReadonlyMap<string, ReadonlyArray<Bracket>>
  readonly usages: ReadonlyMap<number, Usage>
  readonly geographyPrices: ReadonlyMap<number, BigDecimal.BigDecimal>
  readonly labelPrice: BigDecimal.BigDecimal
  readonly firstSetShipping: BigDecimal.BigDecimal
  readonly additionalSetShipping: BigDecimal.BigDecimal
  readonly minimumElementsCharge: BigDecimal.BigDecimal
  readonly minimumLabelCharge: BigDecimal.BigDecimal
  readonly maximumGoodsCost: BigDecimal.BigDecimal
  readonly serviceCharge: BigDecimal.BigDecimal
  readonly minimumOrderAmount: BigDecimal.BigDecimal
  readonly method: UsageMethod
  /** The mobile packages by ID. */
  readonly mobilePackages: ReadonlyMap<number, MobilePackage>
  /** The same list with the prices for areas drawn on a map; null if its prices are the same everywhere. */
  readonly onMap: IndexedPriceList | null
}

const bracketOf = (row: PriceRow): Bracket => ({
  from: row.from,
  to: row.to ?? Number.POSITIVE_INFINITY,
  price: decimal(row.price),
  notificationRequired: row.notificationRequired ?? false,
})

const dollars = (text: string): BigDecimal.BigDecimal => cents(decimal(text))

/** Returns a single bracket with the same price for every quantity from 1 up. */
const always = (price: string): ReadonlyArray<Bracket> => [
  { from: 1, to: Number.POSITIVE_INFINITY, price: decimal(price), notificationRequired: false },
]

/** Replaces prices with their map prices, if they have any; null if the list has no map prices. */
const onMap = (
  { mapBasePrice, mapMinimumElementsCharge, mapElementPrices = [] }: PriceList,
  elsewhere: IndexedPriceList,
): IndexedPriceList | null => {
  const priced = [
    ...(mapBasePrice === undefined ? [] : [[BASE_ELEMENT, always(mapBasePrice)] as const]),
    ...mapElementPrices.map((row) => [row.element, always(row.price)] as const),
  ]
  if (priced.length === 0 && mapMinimumElementsCharge === undefined) return null
  return {
    ...elsewhere,
    brackets: new Map([...elsewhere.brackets, ...priced]),
    minimumElementsCharge:
      mapMinimumElementsCharge === undefined
        ? elsewhere.minimumElementsCharge
        : dollars(mapMinimumElementsCharge),
  }
}

/** Indexes a list without checking it. Use `loadPriceList` for a list that hasn't been validated yet. */
export const indexPriceList = (list: PriceList): IndexedPriceList => {
  const elsewhere: IndexedPriceList = {
    brackets: new Map(
      [...rowsByElement(list.elementPrices)].map(([name, rows]) => [name, rows.map(bracketOf)]),
    ),
    usages: new Map(
      list.usages.map((row) => [
        row.listUsage,
        { multiple: decimal(row.multiple), description: row.description },
      ]),
    ),
    geographyPrices: new Map((list.geographyPrices ?? []).map((row) => [row.geoType, dollars(row.price)])),
    labelPrice: decimal(list.labelPrices.perRecord),
    firstSetShipping: decimal(list.labelPrices.firstSetShipping),
    additionalSetShipping: decimal(list.labelPrices.additionalSetShipping),
    minimumElementsCharge: dollars(list.minimumElementsCharge),
    minimumLabelCharge: dollars(list.minimumLabelCharge),
    maximumGoodsCost: dollars(list.maximumGoodsCost),
    serviceCharge: dollars(list.serviceCharge),
    minimumOrderAmount: dollars(list.minimumOrderAmount),
    method: list.usageMultiplies,
    mobilePackages: new Map((list.mobilePackages ?? []).map((row) => [row.id, row])),
    onMap: null,
  }
  return { ...elsewhere, onMap: onMap(list, elsewhere) }
}

/** Groups rows by price element, preserving their order. */
export const rowsByElement = (
  rows: ReadonlyArray<PriceRow>,
): ReadonlyMap<string, ReadonlyArray<PriceRow>> => {
  const byElement = new Map<string, Array<PriceRow>>()
  for (const row of rows) {
    const others = byElement.get(row.element)
    if (others === undefined) byElement.set(row.element, [row])
    else others.push(row)
  }
  return byElement
}
