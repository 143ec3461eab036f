import type { AreaTab } from "@listwright/domain/catalogue"
import { useDraft } from "../draft/useDraft.ts"
import { useChoosing } from "./useChoosing.ts"

/** The search parameter on 'more area' for the method of choosing areas. */
export const WAY_PARAMETER = "by"

/** Returns the URL for a method of choosing areas: within 'more area' if that page is open, otherwise its own page. */
export const useTabAddress = (): ((tab: AreaTab) => string) => {
  const { listType } = useDraft().draft
  const { mixing } = useChoosing()
  const base = `/order/${listType}/geo`
  return (tab) => (mixing === "moreArea" ? `${base}/moreArea?${WAY_PARAMETER}=${tab}` : `${base}/${tab}`)
}
