import { telemarketingNote } from "@listwright/domain/audience"
import type { ListDefinition } from "@listwright/domain/definition"
import { Link } from "react-router"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { Terms } from "../../design/Terms.tsx"
import { CriteriaTerms, OptionTerms } from "./AudienceTerms.tsx"

/** The list's audience, in words. */
export function AudienceBox({ definition }: { readonly definition: ListDefinition }) {
  const note = telemarketingNote(definition.listType, definition.phoneOption)
  return (
    <SummaryBox
      title="Target audience"
      action={
        <Link className="no-print font-medium" to={`/order/${definition.listType}/demo/demoDemographics`}>
          Edit<span className="sr-only"> target audience</span>
        </Link>
      }
    >
      <Terms>
        <CriteriaTerms definition={definition} />
        <OptionTerms definition={definition} />
      </Terms>
      {note === null ? null : <p className="mt-3 text-xs text-muted">{note}</p>}
    </SummaryBox>
  )
}
