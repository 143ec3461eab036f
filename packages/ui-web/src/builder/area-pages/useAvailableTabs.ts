import { areaMenu, type AreaTab, visibleAreaTabs } from "@listwright/domain/catalog"
import { useSession } from "../../app/session.ts"
import { useIsNarrow } from "../../design/useMediaQuery.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

/** Returns the source's tabs on this site, in order; on a phone, the range, paste, and map tabs are omitted. */
export const useAvailableTabs = (): ReadonlyArray<AreaTab> => {
  const { listType } = useDraft().draft
  const shown = visibleAreaTabs(listType, useSession().site)
  const { map, standard } = areaMenu(shown, useIsNarrow() ? "mobile" : "desktop")
  return shown.filter((tab) => standard.includes(tab) || map.includes(tab))
}
