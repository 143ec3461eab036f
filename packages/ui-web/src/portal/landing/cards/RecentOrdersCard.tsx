import { historyMenus, OTHER_LINK_KEYS, type RecentRow } from "@listwright/domain/account"
import { rowAction } from "@listwright/domain/history"
import { orderAmountsText } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { useState } from "react"
import { useSession } from "../../../app/session.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { OrderDialogs } from "../../history/OrderDialogs.tsx"
import { useOrderAmounts } from "../../history/useOrderAmounts.ts"
import { DashboardCard } from "./DashboardCard.tsx"
import { RecentRows } from "./RecentRows.tsx"

/** A card with the latest orders, each with a button for ordering more. */
export function RecentOrdersCard({ rows }: { readonly rows: ReadonlyArray<RecentRow> }) {
  const { site, user } = useSession()
  const [asked, setAsked] = useState<RecentRow | null>(null)
  const amounts = useOrderAmounts(rows.map(({ orderCode }) => OrderCode.make(orderCode)))
  const { showDigitalHistory = false, showOrderHistory = true } = user
  const hasHistory = historyMenus({ showDigitalHistory, showOrderHistory }).includes("orderHistory")
  return (
    <DashboardCard
      title="Recent orders"
      {...(hasHistory
        ? {
            more: {
              text: "See all orders",
              to: site.links?.[OTHER_LINK_KEYS.orderHistory] ?? "/orderhistory",
            },
          }
        : {})}
    >
      <RecentRows
        rows={rows}
        noteOf={({ orderCode }) => {
          const order = amounts.get(orderCode)
          return order === undefined
            ? null
            : `${recordsText(order.quantity)} ordered, ${orderAmountsText(order)}`
        }}
        actionOf={(row) => (
          <Button
            kind="quiet"
            className="-mr-3"
            aria-label={`Order more of ${row.description}`}
            onPress={() => setAsked(row)}
          >
            {rowAction("recentOrders")}
          </Button>
        )}
      />
      <OrderDialogs
        asked={
          asked === null
            ? null
            : {
                what: "more",
                order: { ...asked, orderCode: OrderCode.make(asked.orderCode), name: asked.description },
              }
        }
        onClose={() => setAsked(null)}
      />
    </DashboardCard>
  )
}
