import type { AreaTab } from "@listwright/domain/catalogue"
import { useDraft } from "../draft/useDraft.ts"
import { useChoosing } from "./useChoosing.ts"

/** The search parameter of 'more area' that says by which of its kinds areas are chosen. */
export const WAY_PARAMETER = "by"

/**
 * Returns the address of a way of choosing areas: on 'more area' it's within that page, otherwise it's a page of its
 * own.
 */
export const useTabAddress = (): ((tab: AreaTab) => string) => {
  const { listType } = useDraft().draft
  const { mixing } = useChoosing()
  const base = `/order/${listType}/geo`
  return (tab) => (mixing === "moreArea" ? `${base}/moreArea?${WAY_PARAMETER}=${tab}` : `${base}/${tab}`)
}
