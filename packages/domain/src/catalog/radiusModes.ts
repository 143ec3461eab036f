import type { TabFlags } from "../account/SiteConfiguration.ts"
import type { Granularity } from "../definition/AreaShape.ts"
import type { PasteType } from "./ListType.ts"
import { findListType } from "./listTypes.ts"

const PASTE_TYPE_OF: Readonly<Record<Exclude<Granularity, "standard">, PasteType>> = {
  zip4: "zip4",
  carrierRoute: "carrierRoute",
  zip: "zip",
}

const FINER: ReadonlyArray<Exclude<Granularity, "standard">> = ["zip4", "carrierRoute", "zip"]

/**
 * Lists the units that a source's radius can be made of: single records, or the codes that the source supports; empty
 * if the source has no radius. The first unit is the default.
 */
export const radiusModes = (listType: number): ReadonlyArray<Granularity> => {
  const source = findListType(listType)
  if (source === undefined || !source.areaTabs.includes("radius")) return []
  return ["standard", ...FINER.filter((mode) => source.pasteTypes.includes(PASTE_TYPE_OF[mode]))]
}

/** Returns whether the user may draw a radius around several addresses [ob6-tab-flags]. */
export const offersMultipleAddresses = (
  listType: number,
  flags: Pick<TabFlags, "takesSeveralAddresses">,
): boolean => flags.takesSeveralAddresses && radiusModes(listType).length > 0
