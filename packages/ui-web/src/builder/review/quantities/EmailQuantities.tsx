import type { AreaDetails } from "@listwright/domain/counting"
import { desiredEmailRecords } from "@listwright/domain/order"
import { toPricingOutput } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { recordsText } from "../../../design/Figure.tsx"
import { useLivePrice } from "../../../list/ledger/figures/useLivePrice.ts"
import type { SummaryTable } from "./summaryTable.ts"

export interface EmailQuantitiesProps {
  readonly listType: number
  readonly details: ReadonlyMap<string, AreaDetails> | undefined
  readonly table: SummaryTable
}

/**
 * The number of email addresses for an email campaign, among the available records and among the desired records, and
 * the price of the campaign.
 */
export function EmailQuantities({ details, listType, table }: EmailQuantitiesProps) {
  const { answer } = useLivePrice()
  if (details === undefined) return null
  const rows = table.rows.map(({ key, selected }) => {
    const emailAvailable = details.get(key)?.withEmail ?? 0
    return { emailAvailable, desired: desiredEmailRecords({ emailAvailable }, selected) }
  })
  const sumOf = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, one) => sum + one, 0)
  const figures = [
    { name: "Email addresses available", value: recordsText(sumOf(rows.map((row) => row.emailAvailable))) },
    { name: "Email addresses selected", value: recordsText(sumOf(rows.map((row) => row.desired))) },
    ...(answer === null
      ? []
      : [
          {
            name: "Campaign, estimated",
            value: dollars(toPricingOutput(listType, answer.figures, "0.00").estimatedEmailCost),
          },
        ]),
  ]
  return (
    <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
