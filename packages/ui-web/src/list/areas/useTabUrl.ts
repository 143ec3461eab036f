import type { AreaTab } from "@listwright/domain/catalog"
import { useDraft } from "../draft/useDraft.ts"
import { useAreaChoiceRules } from "./useAreaChoiceRules.ts"

/** The search parameter on 'more area' for the method of choosing areas. */
export const METHOD_PARAMETER = "by"

/** Returns the URL for a method of choosing areas: within 'more area' if that page is open, otherwise its own page. */
export const useTabUrl = (): ((tab: AreaTab) => string) => {
  const { listType } = useDraft().draft
  const { mixing } = useAreaChoiceRules()
  const base = `/order/${listType}/geo`
  return (tab) => (mixing === "moreArea" ? `${base}/moreArea?${METHOD_PARAMETER}=${tab}` : `${base}/${tab}`)
}
