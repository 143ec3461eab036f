import {
  chosenCriteria,
  countUnitText,
  emptyOccupantChoice,
  occupantRouteName,
  occupantTargetName,
  offeredPhoneOptions,
  phoneOptionName,
  ROUTES,
  TARGETS,
} from "@listwright/domain/audience"
import { findListType } from "@listwright/domain/catalog"
import { isSavedCountBasedArea, type ListDefinition } from "@listwright/domain/definition"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { offeredSuppressions, type SuppressionLine, suppressionLines } from "@listwright/domain/suppression"
import { useColumns, useColumnsWithValues } from "../../list/attributes/useColumnsWithValues.ts"
import { Term } from "../../design/Terms.tsx"
import { HelpButton } from "../../list/help/HelpButton.tsx"

interface TermsOf {
  readonly definition: ListDefinition
}

/** The attributes that select the list's records, in words. */
export function CriteriaTerms({ definition: { audience, listType } }: TermsOf) {
  const columns = useColumns(listType)
  const chosen = chosenCriteria(audience, useColumnsWithValues(listType, columns.data ?? [], audience))
  const isAllHouseholds = audience.unit === "allHouseholds"
  return (
    <>
      <Term name="Counted" help={<HelpButton topic="What a list counts" />}>
        {countUnitText({ audience, listType })}
      </Term>
      {isAllHouseholds
        ? null
        : chosen.map(({ column, labels, name }) => (
            <Term key={column} name={name}>
              {labels.join(", ")}
            </Term>
          ))}
    </>
  )
}

/** The choices other than attributes: addresses, phones, and the records to exclude. */
export function OptionTerms({ definition }: TermsOf) {
  const { listType, phoneOption } = definition
  const [first, ...others] = suppressionLines(definition)
  const leftOut = <HelpButton topic="Who is suppressed" />
  return (
    <>
      {asksOccupants(listType) ? <OccupantTerms occupant={definition.occupant} /> : null}
      {offeredPhoneOptions(listType).length === 0 || isChosenByLists(definition) ? null : (
        <Term name={RECORD_FIELDS.phone} help={<HelpButton topic="Phone options" />}>
          {phoneOption === null ? <Unchosen /> : phoneOptionName(phoneOption, listType)}
        </Term>
      )}
      {first !== undefined ? (
        <Term name={leftOutName(first)} help={leftOut}>
          {first.text}
        </Term>
      ) : offeredSuppressions(listType).length === 0 ? null : (
        <Term name="Suppressed" help={leftOut}>
          <span className="text-muted">No suppression</span>
        </Term>
      )}
      {others.map((line) => (
        <Term key={line.title} name={leftOutName(line)}>
          {line.text}
        </Term>
      ))}
    </>
  )
}

/**
 * Returns whether the saved lists determine the phone option themselves, in which case combining them doesn't require
 * one.
 */
const isChosenByLists = ({ areas, phoneOption }: ListDefinition): boolean =>
  phoneOption === null && areas.length > 0 && areas.every(isSavedCountBasedArea)

const leftOutName = ({ title }: SuppressionLine): string => `Suppressed: ${title.toLowerCase()}`

const asksOccupants = (listType: number): boolean =>
  findListType(listType)?.audienceTabs.includes("residentOccupantList") === true

function Unchosen() {
  return <span className="text-muted">Not chosen yet</span>
}

/** The types of addresses and routes in an occupant list, and whether it includes names. */
function OccupantTerms({ occupant }: Pick<ListDefinition, "occupant">) {
  const { contactNames, ...ticked } = occupant ?? emptyOccupantChoice
  const targets = TARGETS.filter((target) => ticked.targets.includes(target))
  const routes = ROUTES.filter((route) => ticked.routes.includes(route))
  return (
    <>
      <Term name="Targets" help={<HelpButton topic="Targeting options" />}>
        {targets.length === 0 ? <Unchosen /> : targets.map(occupantTargetName).join(", ")}
      </Term>
      <Term name="Routes" help={<HelpButton topic="Route options" />}>
        {routes.length === 0 ? <Unchosen /> : routes.map(occupantRouteName).join(", ")}
      </Term>
      <Term name="Contact names" help={<HelpButton topic="Contact names" />}>
        {contactNames ? "Included where available" : "Not included"}
      </Term>
    </>
  )
}
