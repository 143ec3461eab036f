import { isSavedCountBasedArea, referencedSavedCounts } from "@listwright/domain/definition"
import { Link } from "react-router"
import { useSavedListNames } from "../../list/areas/useSavedListNames.ts"
import { Notice } from "../../design/Notice.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * Explains why a combined list can't continue with a single saved list, and offers the two alternatives
 * [ob9-saved-counts].
 */
export function SingleListNotice() {
  const { definition, listType } = useDraft().draft
  const ids = referencedSavedCounts(definition.areas.filter(isSavedCountBasedArea))
  const nameOf = useSavedListNames(ids)
  const [only = ""] = ids
  return (
    <Notice kind="warning" action={<Link to={`/order/${listType}/demo/multiCount`}>Add a saved list</Link>}>
      A combined list needs at least two saved lists, and this one has only {nameOf(only) || "one"}. Add
      another one, or choose other areas above.
    </Notice>
  )
}
