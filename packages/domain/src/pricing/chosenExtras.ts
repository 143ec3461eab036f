import { Result } from "effect"
import type { Attribute } from "../audience/attributes/Attribute.ts"
import type { PricingChoices } from "../drafts/pickPricingChoices.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"
import type { MobilePackage } from "./MobilePackage.ts"
import type { OutputColumn } from "../audience/attributes/OutputColumn.ts"
import { UnknownMobilePackage, UnknownOutputColumn } from "./PricingErrors.ts"

/** A list's chosen extras: additional columns to deliver, and a mobile package. */
export interface ChosenExtras {
  readonly outputColumns: ReadonlyArray<OutputColumn>
  readonly mobilePackage: MobilePackage | null
}

/** A column that a source can deliver. */
export type DeliverableColumn = Pick<Attribute, "column" | "name">

/** Builds an output column that isn't a sub-element. */
export const toOutputColumn = ({ column, name }: DeliverableColumn): OutputColumn => ({
  column,
  name,
  isSubElement: false,
  parentColumn: null,
})

/**
 * Looks up an order's output columns and mobile package, each column once. Rejects columns that the source doesn't have
 * and packages that its prices don't include, so customers never pay for less than they chose.
 */
export const chosenExtras = (
  list: IndexedPriceList,
  columns: ReadonlyArray<DeliverableColumn>,
  { outputColumns = [], mobilePackageId }: Pick<PricingChoices, "outputColumns" | "mobilePackageId">,
): Result.Result<ChosenExtras, UnknownOutputColumn | UnknownMobilePackage> => {
  const chosen: Array<OutputColumn> = []
  for (const name of new Set(outputColumns)) {
    const column = columns.find((one) => one.column === name)
    if (column === undefined) return Result.fail(new UnknownOutputColumn({ column: name }))
    chosen.push(toOutputColumn(column))
  }
  if (mobilePackageId === undefined) return Result.succeed({ outputColumns: chosen, mobilePackage: null })
  const mobilePackage = list.mobilePackages.get(mobilePackageId)
  return mobilePackage === undefined
    ? Result.fail(new UnknownMobilePackage({ mobilePackageId }))
    : Result.succeed({ outputColumns: chosen, mobilePackage })
}
