import {
  addresseeText,
  CONTACT_NAMES_LABEL,
  SOURCE_WITH_NAMES,
  emptyOccupantChoice,
  type OccupantChoice,
  occupantNote,
  occupantRouteName,
  occupantTargetName,
  ROUTES,
  setContactNames,
  TARGETS,
  setRouteSelected,
  setTargetSelected,
} from "@listwright/domain/audience"
import { findListType } from "@listwright/domain/catalog"
import { countRequirementText } from "@listwright/domain/order"
import { Link } from "react-router"
import { useSource } from "../../../app/useSources.ts"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useMissingChoices } from "../../../list/next-step/MissingChoices.tsx"
import { PhoneOptions } from "../PhoneOptions.tsx"
import { usePhoneShare } from "../usePhoneShare.ts"
import { SaturationPanel } from "./SaturationPanel.tsx"
import { OptionGroup } from "./OptionGroup.tsx"
import { useOptionCounts } from "./useOptionCounts.ts"

/** The page at `order/:listType/demo/residentOccupantList`. */
export function ResidentOccupantPage() {
  const { draft, change } = useDraft()
  const { listType, occupant, phoneOption } = draft.definition
  const { missing } = useMissingChoices()
  const counts = useOptionCounts(draft)
  const share = usePhoneShare(phoneOption)
  const records = useSource(listType)?.records
  const choice = occupant ?? emptyOccupantChoice
  const choose = (edit: (before: OccupantChoice | null) => OccupantChoice) =>
    change(changeSelection((definition) => ({ ...definition, occupant: edit(definition.occupant) })))
  const hasAttributes = findListType(listType)?.audienceTabs.includes("demoDemographics") === true

  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-muted">
        Choose which addresses get your mail and how it's delivered. The count updates with each choice.
      </p>

      <div className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface px-4 py-3.5 sm:grid-cols-2">
        <OptionGroup
          legend="Targeting Options"
          help="Targeting options"
          anchor={ANCHORS.targets}
          names={TARGETS}
          nameOf={occupantTargetName}
          chosen={choice.targets}
          counts={counts?.targets}
          error={
            missing.includes("noTargetingOption") ? countRequirementText("noTargetingOption") : undefined
          }
          onTick={(target, isTicked) => choose((before) => setTargetSelected(before, target, isTicked))}
        />
        <OptionGroup
          legend="Route Options"
          help="Route options"
          anchor={ANCHORS.routes}
          names={ROUTES}
          nameOf={occupantRouteName}
          chosen={choice.routes}
          counts={counts?.routes}
          error={missing.includes("noRouteOption") ? countRequirementText("noRouteOption") : undefined}
          onTick={(route, isTicked) => choose((before) => setRouteSelected(before, route, isTicked))}
        />
      </div>

      <div className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface px-4 py-3.5 sm:grid-cols-2">
        <fieldset className="flex flex-col gap-1 rounded-control">
          <legend className="mb-1 text-sm font-medium">Resident and Occupant Options</legend>
          <Checkbox
            checked={choice.contactNames}
            onChange={({ currentTarget: { checked } }) =>
              choose((before) => setContactNames(before, checked))
            }
            description={
              <>
                {records?.state === "ready"
                  ? occupantNote(
                      records.records === 0 ? 0 : (records.named ?? records.records) / records.records,
                    )
                  : null}
                <span className="mt-1 block">{addresseeText(choice.contactNames)}</span>
              </>
            }
          >
            {CONTACT_NAMES_LABEL}
          </Checkbox>
          <p className="mt-1 text-sm text-pretty text-muted">
            Need a name on every piece?{" "}
            <Link className="font-medium" to={`/order/${SOURCE_WITH_NAMES}/geo`}>
              Build a consumer list
            </Link>
          </p>
        </fieldset>
        <div id={ANCHORS.phoneOptions} className="rounded-control">
          <PhoneOptions
            listType={listType}
            value={phoneOption}
            share={share}
            error={missing.includes("noPhoneOption") ? countRequirementText("noPhoneOption") : undefined}
            onChange={(option) =>
              change(changeSelection((definition) => ({ ...definition, phoneOption: option })))
            }
          />
        </div>
      </div>

      {hasAttributes ? (
        <p className="text-sm text-pretty text-muted">
          Narrow the list further by who lives along each carrier route.{" "}
          <Link className="font-medium" to={`/order/${listType}/demo/demoDemographics`}>
            Choose demographics
          </Link>
        </p>
      ) : null}
      <SaturationPanel />
    </div>
  )
}
