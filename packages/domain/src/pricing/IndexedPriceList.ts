import type { BigDecimal } from "effect"
import { decimal } from "../shared/Decimal.ts"
import type { CalculatePriceMethod } from "./CalculatePriceMethod.ts"
import type { PriceList, PriceRow } from "./PriceList.ts"

export interface Bracket {
  /** Quantities, both ends included; `to` is Infinity where the bracket has no end. */
  readonly from: number
  readonly to: number
  readonly price: BigDecimal.BigDecimal
}

export interface Usage {
  readonly multiple: BigDecimal.BigDecimal
  readonly description: string
}

/** A price list made ready for quoting: exact numbers, found by name. */
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
}

const bracketOf = (row: PriceRow): Bracket => ({
  from: row.Lbound,
  to: row.Ubound ?? Number.POSITIVE_INFINITY,
  price: decimal(row.Price1),
})

/** Indexes a list as it is. `loadPriceList` is the way in for a list that has not been checked yet. */
export const indexPriceList = (list: PriceList): IndexedPriceList => ({
  brackets: new Map(
    [...Map.groupBy(list.ElementsPrices, (row) => row.PriceName)].map(([name, rows]) => [
      name,
      rows.map(bracketOf),
    ]),
  ),
  usages: new Map(
    list.ListMultiplePrice.map((row) => [
      row.MultipleId,
      { multiple: decimal(row.Multiple), description: row.Desc },
    ]),
  ),
  geographyPrices: new Map((list.GeographyPrices ?? []).map((row) => [row.GeoType, decimal(row.Price)])),
  labelPrice: decimal(list.LabelPrices.BasePrice),
  firstLabelShipping: decimal(list.LabelPrices.FirstLabelShipping),
  additionalLabelShipping: decimal(list.LabelPrices.AdditionalLabelShipping),
  minElementsCharge: decimal(list.MinElementsCharge),
  minLabelCharge: decimal(list.MinLabelCharge),
  maxCostOfGoods: decimal(list.MaxCostOfGoodPrice),
  serviceCharge: decimal(list.ServiceCharge),
  minOrderAmount: decimal(list.MinOrderAmount),
  method: list.CalculatePriceMethod,
})
