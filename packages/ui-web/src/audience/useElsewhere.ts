import { attributeTab } from "@listwright/domain/audience"
import { useSession } from "../app/session.ts"
import { useKnownAttributes } from "../attributes/useAttributes.ts"
import { useDraft } from "../draft/useDraft.ts"
import { shownScreens } from "./shownScreens.ts"

/** Attributes of the list's source that have a tab of their own: Demographics does not show them once more. */
export const useElsewhere = (): ReadonlySet<string> => {
  const { draft } = useDraft()
  const { site } = useSession()
  const { columns } = useKnownAttributes(draft.listType)
  const shown = shownScreens(draft, site, columns)
  return new Set(
    (columns ?? [])
      .filter((column) => attributeTab(column, shown) !== "demoDemographics")
      .map(({ column }) => column),
  )
}
