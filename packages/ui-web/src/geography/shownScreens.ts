import { shownAreaTabs } from "@listwright/domain/catalogue"
import type { Session } from "../app/Sessions.ts"
import { type AreaScreen, isAreaScreen } from "../areas/areaScreens.ts"

/** Returns the tabs of a source on this site that have a screen. Loaded when the user orders. */
export const shownScreens = (listType: number, { site }: Pick<Session, "site">): ReadonlyArray<AreaScreen> =>
  shownAreaTabs(listType, site).filter(isAreaScreen)

/** Tells whether the source has the list of states as a tab, at an address of its own. */
export const hasStateList = (listType: number, { site }: Pick<Session, "site">): boolean =>
  shownAreaTabs(listType, site).includes("stateList")
