import type { Choices } from "@listwright/domain/drafts"
import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"

type SaidExtras = Pick<LegacyOrder, "AdditionalOutputColumns" | "MobilePackageId">
type Extras = Pick<Choices, "outputColumns" | "mobilePackageId">

const columnsOf = ({ AdditionalOutputColumns: said }: SaidExtras, base: Extras): ReadonlyArray<string> =>
  said === undefined ? (base.outputColumns ?? []) : (said ?? []).map(({ ColumnName }) => ColumnName)

const packageOf = ({ MobilePackageId: said }: SaidExtras, base: Extras): number | undefined =>
  said === undefined ? base.mobilePackageId : said === null || said === 0 ? undefined : said

/** The output columns and the mobile package that an order of the original contract names; `base` where it is silent. */
export const extrasOfLegacy = (order: SaidExtras, base: Extras): Extras => {
  const outputColumns = columnsOf(order, base)
  const mobilePackageId = packageOf(order, base)
  return {
    ...(outputColumns.length === 0 ? {} : { outputColumns }),
    ...(mobilePackageId === undefined ? {} : { mobilePackageId }),
  }
}

/** The same as an order of the original contract names them. */
export const legacyExtras = ({ outputColumns = [], mobilePackageId }: Extras): SaidExtras => ({
  ...(outputColumns.length === 0
    ? {}
    : { AdditionalOutputColumns: outputColumns.map((ColumnName) => ({ ColumnName })) }),
  ...(mobilePackageId === undefined ? {} : { MobilePackageId: mobilePackageId }),
})

/** The field by which an order names other extras than those that are kept of it; null where there is none. */
export const otherExtras = (order: SaidExtras, kept: Extras): keyof SaidExtras | null => {
  const said = new Set(columnsOf(order, kept))
  const standing = new Set(kept.outputColumns ?? [])
  if (said.size !== standing.size || [...said].some((name) => !standing.has(name)))
    return "AdditionalOutputColumns"
  return packageOf(order, kept) === kept.mobilePackageId ? null : "MobilePackageId"
}
