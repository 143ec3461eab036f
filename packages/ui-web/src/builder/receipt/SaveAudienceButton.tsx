import { type Draft, Drafts } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { SaveQuickPickButton } from "../audience/quick-picks/SaveQuickPickButton.tsx"

/**
 * A button that saves the order's audience under a name, for use in other lists; hidden if the order has no attributes.
 */
export function SaveAudienceButton({ draftId }: { readonly draftId: DraftId }) {
  const { data } = useCall<Draft, unknown>(
    ["ordered draft", draftId],
    Effect.flatMap(Drafts, (drafts) => drafts.get(draftId)),
  )
  if (data === undefined || data.definition.audience.criteria.length === 0) return null
  return <SaveQuickPickButton draft={data} />
}
