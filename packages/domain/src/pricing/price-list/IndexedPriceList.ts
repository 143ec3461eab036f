import type { CalculatePriceMethod, PriceList, PriceRow } from "./PriceList.ts"
import type { BigDecimal } from "effect"
import { cents, decimal } from "../../shared/Decimal.ts"
import type { MobilePackage } from "../MobilePackage.ts"
import { BASE_ELEMENT } from "../OrderToPrice.ts"

/** A span of quantities and the price of a record in it. */
export interface Bracket {
  /** The quantities, both ends included; `to` is Infinity if the bracket has no end. */
  readonly from: number
  readonly to: number
  readonly price: BigDecimal.BigDecimal
  readonly notificationRequired: boolean
}

/** A usage option of a list, with its price multiple. */
export interface Usage {
  readonly multiple: BigDecimal.BigDecimal
  readonly description: string
}

/** A price list indexed for quoting: exact numbers, looked up by name; dollar amounts are rounded to cents once. */
export interface IndexedPriceList {
  readonly brackets: ReadonlyMap<string, ReadonlyArray<Bracket>>
  readonly usages: ReadonlyMap<number, Usage>
  readonly geographyPrices: ReadonlyMap<number, BigDecimal.BigDecimal>
  readonly labelPrice: BigDecimal.BigDecimal
  readonly firstLabelShipping: BigDecimal.BigDecimal
  readonly additionalLabelShipping: BigDecimal.BigDecimal
  readonly minElementsCharge: BigDecimal.BigDecimal
  readonly minLabelCharge: BigDecimal.BigDecimal
  readonly maxCostOfGoods: BigDecimal.BigDecimal
  readonly serviceCharge: BigDecimal.BigDecimal
  readonly minOrderAmount: BigDecimal.BigDecimal
  readonly method: CalculatePriceMethod
  /** The mobile packages by ID. */
  readonly mobilePackages: ReadonlyMap<number, MobilePackage>
  /** The same list for areas drawn on a map; null if its prices are the same everywhere. */
  readonly onMap: IndexedPriceList | null
}

const bracketOf = (row: PriceRow): Bracket => ({
  from: row.Lbound,
  to: row.Ubound ?? Number.POSITIVE_INFINITY,
  price: decimal(row.Price1),
  notificationRequired: row.NotificationRequired ?? false,
})

const dollars = (text: string): BigDecimal.BigDecimal => cents(decimal(text))

/** Returns one bracket with the same price for every quantity from 1 up. */
const always = (price: string): ReadonlyArray<Bracket> => [
  { from: 1, to: Number.POSITIVE_INFINITY, price: decimal(price), notificationRequired: false },
]

/** Replaces prices by their map prices, if they have one; null if the list has no map prices. */
const onMap = (
  { MapBasePrice, MapMinPrice, ColumnPrices = [] }: PriceList,
  elsewhere: IndexedPriceList,
): IndexedPriceList | null => {
  const priced = [
    ...(MapBasePrice === undefined ? [] : [[BASE_ELEMENT, always(MapBasePrice)] as const]),
    ...ColumnPrices.map((row) => [row.ColumnName, always(row.MapColumnPrice)] as const),
  ]
  if (priced.length === 0 && MapMinPrice === undefined) return null
  return {
    ...elsewhere,
    brackets: new Map([...elsewhere.brackets, ...priced]),
    minElementsCharge: MapMinPrice === undefined ? elsewhere.minElementsCharge : dollars(MapMinPrice),
  }
}

/** Indexes a list as is. Use `loadPriceList` for a list that hasn't been checked yet. */
export const indexPriceList = (list: PriceList): IndexedPriceList => {
  const elsewhere: IndexedPriceList = {
    brackets: new Map(
      [...rowsByElement(list.ElementsPrices)].map(([name, rows]) => [name, rows.map(bracketOf)]),
    ),
    usages: new Map(
      list.ListMultiplePrice.map((row) => [
        row.MultipleId,
        { multiple: decimal(row.Multiple), description: row.Desc },
      ]),
    ),
    geographyPrices: new Map((list.GeographyPrices ?? []).map((row) => [row.GeoType, dollars(row.Price)])),
    labelPrice: decimal(list.LabelPrices.BasePrice),
    firstLabelShipping: decimal(list.LabelPrices.FirstLabelShipping),
    additionalLabelShipping: decimal(list.LabelPrices.AdditionalLabelShipping),
    minElementsCharge: dollars(list.MinElementsCharge),
    minLabelCharge: dollars(list.MinLabelCharge),
    maxCostOfGoods: dollars(list.MaxCostOfGoodPrice),
    serviceCharge: dollars(list.ServiceCharge),
    minOrderAmount: dollars(list.MinOrderAmount),
    method: list.CalculatePriceMethod,
    mobilePackages: new Map((list.MobilePackages ?? []).map((row) => [row.MobilePackageId, row])),
    onMap: null,
  }
  return { ...elsewhere, onMap: onMap(list, elsewhere) }
}

/** Groups rows by price element, keeping their order. */
export const rowsByElement = (
  rows: ReadonlyArray<PriceRow>,
): ReadonlyMap<string, ReadonlyArray<PriceRow>> => {
  const byElement = new Map<string, Array<PriceRow>>()
  for (const row of rows) {
    const others = byElement.get(row.PriceName)
    if (others === undefined) byElement.set(row.PriceName, [row])
    else others.push(row)
  }
  return byElement
}
