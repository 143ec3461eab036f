import { chosenCriteria, phoneOptionName } from "@listwright/domain/audience"
import type { ListDefinition } from "@listwright/domain/definition"
import { ALL_HOUSEHOLDS, RECORD_FIELDS } from "@listwright/domain/glossary"
import { suppressionLines } from "@listwright/domain/suppression"
import { Link } from "react-router"
import { useColumns, useColumnsWithValues } from "../attributes/useColumnsWithValues.ts"
import { SummaryBox } from "../design/SummaryBox.tsx"
import { Term, Terms } from "../design/Terms.tsx"

/** Who is in the list, in words. */
export function AudienceBox({ definition }: { readonly definition: ListDefinition }) {
  const { listType, audience, phoneOption } = definition
  const columns = useColumns(listType)
  const chosen = chosenCriteria(audience, useColumnsWithValues(listType, columns.data ?? [], audience))
  const isAllHouseholds = audience.unit === "allHouseholds"
  return (
    <SummaryBox
      title="Target audience"
      action={
        <Link className="no-print font-medium" to={`/order/${listType}/demo/demoDemographics`}>
          Edit<span className="sr-only"> target audience</span>
        </Link>
      }
    >
      <Terms>
        <Term name="Counted">{isAllHouseholds ? `${ALL_HOUSEHOLDS}, one record each` : "Individuals"}</Term>
        {isAllHouseholds
          ? null
          : chosen.map(({ column, labels, name }) => (
              <Term key={column} name={name}>
                {labels.join(", ")}
              </Term>
            ))}
        {phoneOption === null ? null : (
          <Term name={RECORD_FIELDS.phone}>{phoneOptionName(phoneOption, listType)}</Term>
        )}
        {suppressionLines(definition).map(({ text, title }) => (
          <Term key={title} name={`Left out: ${title.toLowerCase()}`}>
            {text}
          </Term>
        ))}
      </Terms>
    </SummaryBox>
  )
}
