import type { Redemption } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { type Column, DataTable } from "../../design/DataTable.tsx"

const columns: ReadonlyArray<Column<Redemption>> = [
  {
    id: "day",
    title: "Date",
    cell: ({ day }) => <span className="tabular whitespace-nowrap">{displayDay(day)}</span>,
  },
  {
    id: "gifts",
    title: "Gifts",
    isRowHeader: true,
    cell: ({ description, orderCode, sentDay }) => (
      <>
        <span className="wrap-anywhere">{description}</span>
        <span className="tabular block text-xs font-normal text-muted">
          {orderCode}
          <span className="sm:hidden">{` · ${sentText(sentDay)}`}</span>
        </span>
      </>
    ),
  },
  {
    id: "sent",
    title: "Delivery",
    className: "max-sm:hidden",
    cell: ({ sentDay }) => <span className="text-muted">{sentText(sentDay)}</span>,
  },
  { id: "points", title: "Points", isFigure: true, cell: ({ points }) => formatWholeNumber(points) },
]

const sentText = (sentDay: string | null): string =>
  sentDay === null ? "Being prepared" : `Sent ${displayDay(sentDay)}`

/** The user's redemptions. */
export function RedemptionHistory({ redemptions }: { readonly redemptions: ReadonlyArray<Redemption> }) {
  return (
    <section aria-label="History" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">History</h2>
      {redemptions.length === 0 ? (
        <p className="text-muted">Nothing yet. Gifts you redeem will appear here.</p>
      ) : (
        <DataTable
          caption="Redemptions"
          columns={columns}
          rows={redemptions}
          rowKey={({ orderCode }) => orderCode}
          maxHeight={420}
        />
      )}
    </section>
  )
}
