import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import { listTypeOf } from "./ListType.ts"
import type { AreaTab } from "./tabs.ts"

/** The area tabs that a source shows on this site, in order. spec: order-builder §6, decisions (Catalogue) */
export const shownAreaTabs = (
  listType: number,
  site: Pick<SiteConfiguration, "enableZipCodeOrCarrierRoute">,
): ReadonlyArray<AreaTab> =>
  (listTypeOf(listType)?.areaTabs ?? []).filter(
    (tab) => tab !== "zipPaste" || site.enableZipCodeOrCarrierRoute,
  )
