import { offersBreakdown, sourceTraits } from "@listwright/domain/catalog"
import {
  granularityName,
  granularityOptions,
  isGranularityEnabled,
  countRadiusAddresses,
  STAY_WITHIN_STATE_LABEL,
} from "@listwright/domain/geography"
import { useSession } from "../../../app/session.ts"
import { addressSearchMethod } from "../../../list/areas/addressSearchMethod.ts"
import { useAreaChoiceRules } from "../../../list/areas/useAreaChoiceRules.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"

/** The other options for a radius: its granularity, whether it ends at a state line, and a breakdown. */
export function RadiusOptions() {
  const { draft, change } = useDraft()
  const { site } = useSession()
  const { typed, edit } = useTypedAreas()
  const { granularity, sameState } = typed.radius
  const { choices, definition, listType } = draft
  const addresses = countRadiusAddresses(definition.areas)
  const isOfRadius = addressSearchMethod("radius", typed.radius, useAreaChoiceRules()) === "radius"
  const isGranular = isOfRadius && isGranularityEnabled(addresses)
  return (
    <>
      <RadioGroup
        label="Granularity"
        inline
        isDisabled={!isGranular}
        value={isGranular ? granularity : "standard"}
        onChange={(chosen) => edit({ radius: { ...typed.radius, granularity: chosen } })}
        options={granularityOptions("radius", listType).map((value) => ({
          value,
          text: granularityName(value),
        }))}
        description="Applies to lists with one radius. With two or more, every radius is Standard."
      />
      <div className="flex flex-col gap-2 empty:hidden">
        {sourceTraits(listType).offersStateLines ? (
          <Checkbox
            checked={isOfRadius && sameState}
            disabled={!isOfRadius}
            onChange={() => edit({ radius: { ...typed.radius, sameState: !sameState } })}
          >
            {STAY_WITHIN_STATE_LABEL}
          </Checkbox>
        ) : null}
        {offersBreakdown(listType, site) ? (
          <Checkbox
            checked={choices.seeBreakdown === true}
            onChange={({ target: { checked: seeBreakdown } }) =>
              change((content) => ({ ...content, choices: { ...content.choices, seeBreakdown } }))
            }
          >
            See the breakdown
          </Checkbox>
        ) : null}
      </div>
    </>
  )
}
