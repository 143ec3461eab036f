import type { AreaDetails } from "@listwright/domain/counting"
import { desiredWithEmail } from "@listwright/domain/order"
import { outputOfQuote } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { recordsText } from "../../design/Figure.tsx"
import { Term, Terms } from "../../design/Terms.tsx"
import { useLiveQuote } from "../../ledger/figures/useLiveQuote.ts"
import type { SummaryTable } from "./summaryTable.ts"

export interface EmailQuantitiesProps {
  readonly listType: number
  readonly details: ReadonlyMap<string, AreaDetails> | undefined
  readonly table: SummaryTable
}

/**
 * How many of an e-mail campaign's records have an address, of those available and of those wanted, and what the campaign
 * comes to. spec: order-builder §3 (EmailAvailableQty, EmailDesiredQty, TotalEmailEstmCost)
 */
export function EmailQuantities({ details, listType, table }: EmailQuantitiesProps) {
  const { answer } = useLiveQuote()
  if (details === undefined) return null
  const rows = table.rows.map(({ key, selected }) => {
    const emailAvailable = details.get(key)?.withEmail ?? 0
    return { emailAvailable, desired: desiredWithEmail({ emailAvailable }, selected) }
  })
  const sumOf = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, one) => sum + one, 0)
  return (
    <Terms>
      <Term name="E-mail addresses available">
        {recordsText(sumOf(rows.map((row) => row.emailAvailable)))}
      </Term>
      <Term name="E-mail addresses selected">{recordsText(sumOf(rows.map((row) => row.desired)))}</Term>
      {answer === null ? null : (
        <Term name="E-mail campaign, estimated">
          {dollars(outputOfQuote(listType, answer.figures, "0.00").TotalEmailEstmCost)}
        </Term>
      )}
    </Terms>
  )
}
