import { attributeKind, attributeTab } from "@listwright/domain/audience"
import { useSession } from "../../app/session.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { availableAudienceTabs } from "./availableAudienceTabs.ts"
import { useKnownAudienceOptions } from "./useKnownAudienceOptions.ts"

/**
 * Returns the attributes of the list's source that have their own tab, so that Demographics doesn't repeat them.
 * Industries have a row there that links to their tab.
 */
export const useAttributesWithOwnTab = (): ReadonlySet<string> => {
  const { draft } = useDraft()
  const { site } = useSession()
  const offer = useKnownAudienceOptions(draft.listType)
  const { columns } = offer
  const shown = availableAudienceTabs(draft, site, offer)
  return new Set(
    (columns ?? [])
      .filter(
        (column) =>
          attributeKind(column) !== "demographic" && attributeTab(column, shown) !== "demoDemographics",
      )
      .map(({ column }) => column),
  )
}
