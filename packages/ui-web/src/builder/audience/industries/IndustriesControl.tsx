import { chosenIndustries, clearColumn } from "@listwright/domain/audience"
import { formatWholeNumber } from "@listwright/domain/shared"
import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../../app/session.ts"
import { Button, buttonClasses } from "../../../design/Button.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { availableAudienceTabs } from "../availableAudienceTabs.ts"
import { useKnownAudienceOptions } from "../useKnownAudienceOptions.ts"
import type { AttributeControlProps } from "../ValuesControl.tsx"

const typesText = (count: number): string =>
  count === 1 ? "1 business type" : `${formatWholeNumber(count)} business types`

/** Returns the summary of the choice: '3 business types, 1 left out'. */
const chosenText = (added: number, omitted: number): string =>
  added + omitted === 0
    ? "No business types chosen."
    : `${added === 0 ? "All business types" : typesText(added)}${omitted === 0 ? "" : `, ${formatWholeNumber(omitted)} excluded`}.`

/**
 * The summary of the chosen industries. There are too many for a list of checkboxes, so they're chosen on their own tab
 * if the source has one.
 */
export function IndustriesControl({ audience, column, edit, isDisabled }: AttributeControlProps) {
  const { draft } = useDraft()
  const { site } = useSession()
  const { added, omitted } = chosenIndustries(audience, column.column)
  const hasTab = availableAudienceTabs(draft, site, useKnownAudienceOptions(draft.listType)).includes(
    "businessType",
  )
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{chosenText(added.length, omitted.length)}</p>
      <div className="flex flex-wrap items-center gap-1">
        {hasTab ? (
          <Link className={buttonClasses()} to={`/order/${draft.listType}/demo/businessType`}>
            Choose business types
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        ) : null}
        <Button
          kind="quiet"
          isDisabled={isDisabled || added.length + omitted.length === 0}
          onPress={() => edit((held) => clearColumn(held, column.column))}
        >
          Clear
        </Button>
      </div>
    </div>
  )
}
