import { visibleAreaTabs } from "@listwright/domain/catalog"
import type { Session } from "../../app/Sessions.ts"
import { type AreaScreen, isAreaScreen } from "../../list/areas/areaScreens.ts"

/** Returns a source's tabs on this site that have a screen. Loaded only once the user opens the geography step. */
export const visibleAreaScreens = (
  listType: number,
  { site }: Pick<Session, "site">,
): ReadonlyArray<AreaScreen> => visibleAreaTabs(listType, site).filter(isAreaScreen)

/** Returns whether the source has the list of states as a tab with its own URL. */
export const hasStateList = (listType: number, { site }: Pick<Session, "site">): boolean =>
  visibleAreaTabs(listType, site).includes("stateList")
