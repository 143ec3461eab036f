import { shouldContinueAfterAdding } from "@listwright/domain/geography"
import { useNavigate } from "react-router"
import { useAreaAdder } from "../areas/AreaAdderProvider.tsx"
import { typedSections } from "../areas/areaSections.ts"
import { sectionOpenedByTab, sectionsOnPage, sectionTab } from "../areas/sections.ts"
import { useAreaScreen } from "../areas/useAreaScreen.ts"
import { useTypedAreas } from "../areas/TypedAreasProvider.tsx"
import { useTabUrl } from "../areas/useTabUrl.ts"
import { useDraft } from "../draft/useDraft.ts"

/**
 * Adds the open area page's typed entries before the user leaves it. Returns true if there was nothing to report and
 * the user can leave [ob4-next-add].
 */
export const useAddTypedAreas = (): (() => Promise<boolean>) => {
  const { areas } = useDraft().draft.definition
  const { typed } = useTypedAreas()
  const navigate = useNavigate()
  const adding = useAreaAdder()
  const addressOf = useTabUrl()
  const screen = useAreaScreen()
  return async () => {
    // What another page holds is of another kind, and would take the place of what this page adds.
    const onPage = sectionsOnPage(screen)
    const open = typedSections(typed).filter((section) => onPage.includes(section))
    const opened = sectionOpenedByTab(screen)
    const sections = open.length === 0 && areas.length === 0 && opened !== null ? [opened] : open
    for (const each of sections) {
      if (shouldContinueAfterAdding("next", await adding.add(each, "next"))) continue
      // The section that has something to say must be seen.
      const seen = sectionTab(each)
      if (seen !== screen) void navigate(addressOf(seen))
      return false
    }
    return true
  }
}
