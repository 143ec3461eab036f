import { findListType } from "../catalog/listTypes.ts"
import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import type { SuppressionChoices } from "./SuppressionForm.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "./SuppressionListItem.ts"

/**
 * Returns the kinds that a source offers. Sources without a suppression tab don't offer any, and only list type 10
 * offers files [ob4-suppression-file-source].
 */
export const offeredSuppressions = (listType: number): ReadonlyArray<SuppressionKind> => {
  const source = findListType(listType)
  if (source === undefined || !source.audienceTabs.includes("suppression")) return []
  return SUPPRESSION_KINDS.filter((kind) => kind !== "files" || source.suppressesByFile)
}

/**
 * Keeps the suppressions that the source offers and turns off the others. Source 50 doesn't offer any, so ordering from
 * it clears them all [ob4-saturation-suppressions].
 */
export const allowedSuppressions = (
  listType: number,
  suppressions: SuppressionChoices,
): SuppressionChoices => {
  const offered = offeredSuppressions(listType)
  const allowed = (kind: SuppressionKind): SuppressionChoice =>
    offered.includes(kind) ? suppressions[kind] : { mode: "off" }
  return { orders: allowed("orders"), savedCounts: allowed("savedCounts"), files: allowed("files") }
}
