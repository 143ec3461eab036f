import { chosenCriteria, countedText, phoneOptionName } from "@listwright/domain/audience"
import type { ListDefinition } from "@listwright/domain/definition"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { suppressionLines } from "@listwright/domain/suppression"
import { useColumns, useColumnsWithValues } from "../attributes/useColumnsWithValues.ts"
import { Term } from "../design/Terms.tsx"

interface TermsOf {
  readonly definition: ListDefinition
}

/** By which attributes people are in the list, in words. */
export function CriteriaTerms({ definition: { audience, listType } }: TermsOf) {
  const columns = useColumns(listType)
  const chosen = chosenCriteria(audience, useColumnsWithValues(listType, columns.data ?? [], audience))
  const isAllHouseholds = audience.unit === "allHouseholds"
  return (
    <>
      <Term name="Counted">{countedText({ audience, listType })}</Term>
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

/** What is chosen beside attributes: phones, and who is left out. */
export function OptionTerms({ definition }: TermsOf) {
  const { listType, phoneOption } = definition
  return (
    <>
      {phoneOption === null ? null : (
        <Term name={RECORD_FIELDS.phone}>{phoneOptionName(phoneOption, listType)}</Term>
      )}
      {suppressionLines(definition).map(({ text, title }) => (
        <Term key={title} name={`Left out: ${title.toLowerCase()}`}>
          {text}
        </Term>
      ))}
    </>
  )
}
