import type { AreaTab } from "@listwright/domain/catalogue"
import { useDraft } from "../draft/useDraft.ts"
import { useChoosing } from "./useChoosing.ts"

/** The search parameter of 'more area' that selects the way of choosing areas. */
export const WAY_PARAMETER = "by"

/**
 * Returns the address of a way of choosing areas: within 'more area' if that page is open, otherwise a page of its own.
 */
export const useTabAddress = (): ((tab: AreaTab) => string) => {
  const { listType } = useDraft().draft
  const { mixing } = useChoosing()
  const base = `/order/${listType}/geo`
  return (tab) => (mixing === "moreArea" ? `${base}/moreArea?${WAY_PARAMETER}=${tab}` : `${base}/${tab}`)
}
