import type { Choices } from "@listwright/domain/drafts"
import { normalizePromoCode } from "@listwright/domain/promotion"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { toOriginalMedia, readOriginalMedia, type OriginalMediaFields } from "./toOriginalMedia.ts"

type SaidExtras = Pick<
  OriginalOrder,
  "AdditionalOutputColumns" | "CreativeId" | "LabelCount" | "MobilePackageId" | "PermittedPurpose"
> &
  OriginalMediaFields
type Extras = Pick<
  Choices,
  "creativeId" | "labelCount" | "media" | "mobilePackageId" | "outputColumns" | "permittedPurpose"
>
/** The extras that affect the price. */
type PricedExtras = Pick<SaidExtras, "AdditionalOutputColumns" | "LabelCount" | "MobilePackageId"> &
  Pick<OriginalOrder, "PromoCode">

const columnsOf = ({ AdditionalOutputColumns: said }: SaidExtras, base: Extras): ReadonlyArray<string> =>
  said === undefined ? (base.outputColumns ?? []) : (said ?? []).map(({ ColumnName }) => ColumnName)

const packageOf = ({ MobilePackageId: said }: SaidExtras, base: Extras): number | undefined =>
  said === undefined ? base.mobilePackageId : said === null || said === 0 ? undefined : said

const labelsOf = ({ LabelCount: said }: SaidExtras, base: Extras): number =>
  said === undefined ? (base.labelCount ?? 0) : Math.max(said ?? 0, 0)

/** Returns the value in effect; '' and null clear the earlier value. */
const textOf = (said: string | null | undefined, base: string | undefined): string | undefined =>
  said === undefined ? base : said === null || said === "" ? undefined : said

/** Reads an original-contract order's extras; `base` provides any that the order doesn't mention. */
export const readOriginalExtras = (order: SaidExtras, base: Extras): Extras => {
  const outputColumns = columnsOf(order, base)
  const mobilePackageId = packageOf(order, base)
  const labelCount = labelsOf(order, base)
  const media = readOriginalMedia(order, base.media)
  const creativeId = textOf(order.CreativeId, base.creativeId)
  const permittedPurpose = textOf(order.PermittedPurpose, base.permittedPurpose)
  return {
    ...(labelCount === 0 ? {} : { labelCount }),
    ...(media === undefined ? {} : { media }),
    ...(creativeId === undefined ? {} : { creativeId }),
    ...(permittedPurpose === undefined ? {} : { permittedPurpose }),
    ...(outputColumns.length === 0 ? {} : { outputColumns }),
    ...(mobilePackageId === undefined ? {} : { mobilePackageId }),
  }
}

/** Converts extras to original-contract order fields. */
export const toOriginalExtras = ({
  creativeId,
  labelCount = 0,
  media,
  mobilePackageId,
  outputColumns = [],
  permittedPurpose,
}: Extras): SaidExtras => ({
  ...toOriginalMedia(media),
  ...(labelCount === 0 ? {} : { LabelCount: labelCount }),
  ...(creativeId === undefined ? {} : { CreativeId: creativeId }),
  ...(permittedPurpose === undefined ? {} : { PermittedPurpose: permittedPurpose }),
  ...(outputColumns.length === 0
    ? {}
    : { AdditionalOutputColumns: outputColumns.map((ColumnName) => ({ ColumnName })) }),
  ...(mobilePackageId === undefined ? {} : { MobilePackageId: mobilePackageId }),
})

/** Returns whether an order has a different promotion code than the stored one; an empty code counts as no code. */
const hasOtherCode = (
  { PromoCode: said }: PricedExtras,
  { promoCode }: Pick<Choices, "promoCode">,
): boolean => said !== undefined && normalizePromoCode(said ?? "") !== normalizePromoCode(promoCode ?? "")

/** Returns the order field whose priced extras differ from the stored ones; null if they're the same. */
export const findChangedExtra = (
  order: PricedExtras,
  kept: Extras & Pick<Choices, "promoCode">,
): keyof PricedExtras | null => {
  if (hasOtherCode(order, kept)) return "PromoCode"
  const said = new Set(columnsOf(order, kept))
  const standing = new Set(kept.outputColumns ?? [])
  if (said.size !== standing.size || [...said].some((name) => !standing.has(name)))
    return "AdditionalOutputColumns"
  if (labelsOf(order, kept) !== (kept.labelCount ?? 0)) return "LabelCount"
  return packageOf(order, kept) === kept.mobilePackageId ? null : "MobilePackageId"
}
