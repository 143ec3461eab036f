import { goesOnAfterAdding } from "@listwright/domain/geography"
import { useNavigate } from "react-router"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { typedSections } from "../areas/areaSections.ts"
import { openedSection, sectionsOnPage, tabOfSection } from "../areas/sections.ts"
import { useAreaScreen } from "../areas/useAreaScreen.ts"
import { useTypedAreas } from "../areas/TypedAreasProvider.tsx"
import { useTabAddress } from "../areas/useTabAddress.ts"
import { useDraft } from "../draft/useDraft.ts"

/**
 * Adds the open area page's typed entries before the user leaves it. Returns true if there was nothing to report, so
 * that the user can leave. [ob4-next-add]
 */
export const useAddTyped = (): (() => Promise<boolean>) => {
  const { areas } = useDraft().draft.definition
  const { typed } = useTypedAreas()
  const navigate = useNavigate()
  const adding = useAddAreas()
  const addressOf = useTabAddress()
  const screen = useAreaScreen()
  return async () => {
    // What another page holds is of another kind, and would take the place of what this page adds.
    const onPage = sectionsOnPage(screen)
    const open = typedSections(typed).filter((section) => onPage.includes(section))
    const opened = openedSection(screen)
    const sections = open.length === 0 && areas.length === 0 && opened !== null ? [opened] : open
    for (const each of sections) {
      if (goesOnAfterAdding("next", await adding.add(each, "next"))) continue
      // The section that has something to say must be seen.
      const seen = tabOfSection(each)
      if (seen !== screen) void navigate(addressOf(seen))
      return false
    }
    return true
  }
}
