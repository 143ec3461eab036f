import { sourceTraits } from "../catalog/listTypes.ts"
import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { AreaKind } from "../definition/areaKey.ts"
import { isSavedCountKind } from "../definition/savedCountAreas.ts"
import { MIXED_KINDS } from "./step/areaKindRules.ts"

/** The rules for choosing areas on a page of this site. */
export interface AreaChoiceRules {
  /** 'moreArea' mixes kinds; otherwise, new areas replace areas of another kind. */
  readonly mixing: "oneKind" | "moreArea"
  /** True if the list may have several radius addresses; false if only one at a time. */
  readonly takesSeveralAddresses: boolean
}

/** The default rules: one kind at a time, several addresses. */
export const defaultAreaChoiceRules: AreaChoiceRules = { mixing: "oneKind", takesSeveralAddresses: true }

/** Returns whether areas of a kind are chosen on the radius page, as typed addresses or address files are. */
const ofRadiusPage = (kind: AreaKind): boolean => kind === "radius" || kind === "locations"

const isAddress = (kind: AreaKind): boolean => ofRadiusPage(kind) || kind === "closest"

/**
 * Returns whether a list accepts only one area of this kind at a time. This is true of sources with single-row
 * geography, except for saved counts, which require at least two, and of addresses on a site that doesn't allow
 * several.
 */
export const acceptsSingleArea = (listType: number, kind: AreaKind, choosing: AreaChoiceRules): boolean =>
  (sourceTraits(listType).hasSingleRowGeography && !isSavedCountKind(kind)) ||
  (isAddress(kind) && !choosing.takesSeveralAddresses)

const mix = (a: AreaKind, b: AreaKind, { mixing }: AreaChoiceRules): boolean =>
  a === b ||
  // Saved counts and their combinations are of one page.
  (isSavedCountKind(a) && isSavedCountKind(b)) ||
  (ofRadiusPage(a) && ofRadiusPage(b)) ||
  (mixing === "moreArea" && MIXED_KINDS.includes(a) && MIXED_KINDS.includes(b))

/**
 * Returns the areas that remain when areas of a kind are added; the others are replaced. A quantity search replaces
 * everything except other quantity searches, and ZIP+4 codes or carrier routes replace plain ZIP Codes. Exclusions may
 * be of any kind: if a chosen area is replaced, exclusions that don't mix with the new kind are removed; otherwise, all
 * exclusions remain [ob4-quantity-search] [ob4-zip-type-switch].
 */
export const remainingAreas = (
  { areas, listType }: Pick<ListDefinition, "areas" | "listType">,
  kind: AreaKind,
  choosing: AreaChoiceRules,
): ReadonlyArray<Area> => {
  if (!acceptsSingleArea(listType, kind, choosing)) {
    const stays = (area: Area) => mix(area.kind, kind, choosing)
    const isSwitch = areas.some((area) => !area.excluded && !stays(area))
    return areas.filter((area) => stays(area) || (area.excluded && !isSwitch))
  }
  if (sourceTraits(listType).hasSingleRowGeography) return []
  return areas.filter((area) => !isAddress(area.kind) && mix(area.kind, kind, choosing))
}
