import { useKnownAttributes } from "../../../list/attributes/useAttributes.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { AudiencePage } from "../AudiencePage.tsx"
import { AttributesLoader } from "../AttributesLoader.tsx"
import { useAudience } from "../useAudience.ts"
import { AttributeSearch } from "./AttributeSearch.tsx"

/** The page at `order/:listType/demo/search`. */
export function SearchPage() {
  const { draft } = useDraft()
  const edited = useAudience()
  const { columns } = useKnownAttributes(draft.listType)
  return (
    <AudiencePage
      {...edited}
      columns={columns ?? []}
      intro="Describe who you're looking for in your own words. A record can match any of the values you choose for an attribute, but it must match every attribute you choose."
    >
      <AttributesLoader>{(all) => <AttributeSearch {...edited} columns={all} />}</AttributesLoader>
    </AudiencePage>
  )
}
