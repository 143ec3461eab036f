import { type AreaTab, shownAreaTabs } from "@listwright/domain/catalogue"
import type { Session } from "../app/Sessions.ts"
import { SECTIONS } from "../areas/sections.ts"

/** The sections that a source has on this site, of those that have a screen. Loaded when somebody orders. */
export const shownSections = (listType: number, { site }: Session): ReadonlyArray<AreaTab> => {
  const shown = shownAreaTabs(listType, site)
  return SECTIONS.filter((tab) => shown.includes(tab))
}
