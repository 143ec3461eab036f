import {
  accountColumn,
  type ChargedListOrder,
  HISTORY_COLUMNS,
  historyAccountTitle,
  isInProgress,
  listOrderActions,
  listStatusText,
  loadListOrders,
} from "@listwright/domain/history"
import { orderAmountsText } from "@listwright/domain/order"
import { chosenReading, historyAccountColumnReading } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { ReceiptText } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { buttonClasses } from "../../design/Button.tsx"
import type { Column } from "../../design/DataTable.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { HistoryFilters } from "./HistoryFilters.tsx"
import { HistoryTable } from "./HistoryTable.tsx"
import { ListOrderActions } from "./ListOrderActions.tsx"
import { type RequestedDialog, OrderDialogs } from "./OrderDialogs.tsx"
import { OrderAmountLines } from "./OrderAmountLines.tsx"
import { OrderNameButton } from "./OrderNameButton.tsx"
import { listStatusTone, StatusText } from "./StatusText.tsx"
import { useHistoryQuery } from "./useHistoryQuery.ts"

const hasUnderWay = (rows: ReadonlyArray<ChargedListOrder>): boolean =>
  rows.some(({ status }) => isInProgress(status))

/** The tab for lists and leads. */
export function ListOrders() {
  const { site, user } = useSession()
  const found = useHistoryQuery<ChargedListOrder, unknown>("lists", loadListOrders, hasUnderWay)
  const [asked, setAsked] = useState<RequestedDialog | null>(null)
  const reading = chosenReading(historyAccountColumnReading, site.readings)
  const account = historyAccountTitle(user.role, "lists", reading)
  const columns: ReadonlyArray<Column<ChargedListOrder>> = [
    {
      id: "name",
      title: HISTORY_COLUMNS.name,
      isRowHeader: true,
      cell: (row) => (
        <>
          <OrderNameButton name={row.name} onPress={() => setAsked({ what: "detail", order: row })} />
          <span className="block text-xs font-normal text-muted">
            {row.sourceName} · <span className="tabular whitespace-nowrap">{row.orderCode}</span>
          </span>
          <span className="tabular block text-xs font-normal text-muted sm:hidden">
            {recordsText(row.quantity)} records · {orderAmountsText(row)}
          </span>
          <span className="tabular block text-xs font-normal text-muted md:hidden">
            {displayDay(row.orderDate)}
          </span>
        </>
      ),
    },
    {
      id: "date",
      title: HISTORY_COLUMNS.date,
      className: "w-32 max-md:hidden",
      cell: (row) => <span className="tabular">{displayDay(row.orderDate)}</span>,
    },
    {
      id: "account",
      title: account,
      className: "max-xl:hidden",
      cell: (row) => accountColumn(user.role, "lists", row, reading),
    },
    {
      id: "records",
      title: HISTORY_COLUMNS.records,
      isFigure: true,
      className: "w-28 max-sm:hidden",
      cell: (row) => recordsText(row.quantity),
    },
    {
      id: "cost",
      title: HISTORY_COLUMNS.charged,
      isFigure: true,
      className: "w-36 max-sm:hidden",
      cell: (row) => <OrderAmountLines amounts={row} />,
    },
    {
      id: "status",
      title: HISTORY_COLUMNS.status,
      className: "w-32 max-sm:w-24 max-sm:px-2!",
      cell: (row) => <StatusText look={listStatusTone(row.status)}>{listStatusText(row.status)}</StatusText>,
    },
    {
      id: "actions",
      title: "Actions",
      hideTitle: true,
      className: "w-11 lg:w-56 pl-0! print:hidden",
      cell: (row) => (
        <ListOrderActions
          row={row}
          actions={listOrderActions({ ...row, paymentMethod: null })}
          ask={(what) => setAsked({ what, order: row })}
        />
      ),
    },
  ]
  return (
    <>
      <HistoryFilters tab="lists" found={found} />
      <HistoryTable
        caption="Your list and lead orders"
        found={found}
        rowKey={({ id }) => id}
        columns={columns}
        nothing={
          <EmptyState
            title="No orders yet"
            icon={ReceiptText}
            action={
              <Link to="/" className={buttonClasses("primary")}>
                Build a list
              </Link>
            }
          >
            Lists you order appear here, with their files and receipts.
          </EmptyState>
        }
      />
      <OrderDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
