import { type ListDefinition, phoneOptionName } from "@listwright/domain"
import { Link } from "react-router"
import { chosenCriteria } from "../audience/chosenCriteria.ts"
import { useColumns, useColumnsWithValues } from "../audience/useColumnsWithValues.ts"
import { SummaryBox } from "./SummaryBox.tsx"

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
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
        <Line term="Counted">{isAllHouseholds ? "All households, one record each" : "Individuals"}</Line>
        {isAllHouseholds
          ? null
          : chosen.map(({ column, name, parts }) => (
              <Line key={column} term={name}>
                {parts.map(({ label }) => label).join(", ")}
              </Line>
            ))}
        {phoneOption === null ? null : (
          <Line term="Phone numbers">{phoneOptionName(phoneOption, listType)}</Line>
        )}
      </dl>
    </SummaryBox>
  )
}

function Line({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular mb-1 sm:mb-0">{children}</dd>
    </div>
  )
}
