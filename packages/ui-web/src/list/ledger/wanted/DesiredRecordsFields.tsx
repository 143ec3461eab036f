import { parseWantedQuantity } from "@listwright/domain/counting"
import { setWantedTotal } from "@listwright/domain/drafts"
import { useState } from "react"
import { recordsText } from "../../../design/Figure.tsx"
import { NumberField } from "../../../design/NumberField.tsx"
import { useDraft } from "../../draft/useDraft.ts"
import { BudgetFields } from "./BudgetFields.tsx"

const NOT_A_NUMBER = "Type a whole number, such as 5,000."

/**
 * The number of desired records, available from the first step on: entered as a number, or calculated from a budget. A
 * number above the available records is retained, so that areas added later can fill it.
 *
 * @param wanted the number of records priced: a whole number from 0 to the available records
 */
export function DesiredRecordsFields({ wanted }: { readonly wanted: number }) {
  const { draft, change } = useDraft()
  const { quantities, wantedTotal } = draft.choices
  const [refused, setRefused] = useState<string | null>(null)
  const asked = wantedTotal ?? (Object.keys(quantities).length > 0 ? wanted : null)
  const want = (total: number | null) => {
    setRefused(null)
    change((content) => ({ ...content, choices: setWantedTotal(content.choices, total) }))
  }
  const commit = (typed: string) => {
    const total = parseWantedQuantity(typed)
    if (total === undefined) setRefused(typed)
    else want(total)
  }
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      <NumberField
        label="Wanted"
        placeholder="All"
        value={refused ?? (asked === null ? "" : recordsText(asked))}
        onCommit={commit}
        error={refused === null ? undefined : NOT_A_NUMBER}
      />
      <BudgetFields wanted={wanted} onWant={want} />
    </div>
  )
}
