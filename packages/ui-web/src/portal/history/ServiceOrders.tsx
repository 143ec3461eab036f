import {
  accountColumn,
  HISTORY_COLUMNS,
  historyAccountTitle,
  loadServiceOrders,
  orderTypeName,
  type ServiceOrder,
  type ServiceOrderType,
  serviceRowName,
} from "@listwright/domain/history"
import { chosenReading, dollars, historyAccountColumnReading } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { PackageOpen } from "lucide-react"
import { useState } from "react"
import { useSession } from "../../app/session.ts"
import { SupportContactText } from "../../app/SupportContactText.tsx"
import type { Column } from "../../design/DataTable.tsx"
import { useIsNarrow } from "../../design/useMediaQuery.ts"
import { EmptyState } from "../../design/EmptyState.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { HistoryFilters } from "./HistoryFilters.tsx"
import { HistoryTable } from "./HistoryTable.tsx"
import { type RequestedDialog, OrderDialogs } from "./OrderDialogs.tsx"
import { OrderNameButton } from "./OrderNameButton.tsx"
import { ServiceFiles } from "./ServiceFiles.tsx"
import { serviceStatusTone, StatusText } from "./StatusText.tsx"
import { useHistoryQuery } from "./useHistoryQuery.ts"

/** The tab for one type of service order. */
export function ServiceOrders({ tab }: { readonly tab: ServiceOrderType }) {
  const { site, user } = useSession()
  const found = useHistoryQuery<ServiceOrder, unknown>(tab, (query, paging) =>
    loadServiceOrders(tab, query, paging),
  )
  // Their column has no room on a phone.
  const isNarrow = useIsNarrow()
  const [asked, setAsked] = useState<RequestedDialog | null>(null)
  const reading = chosenReading(historyAccountColumnReading, site.readings)
  const account = historyAccountTitle(user.role, "services", reading)
  const columns: ReadonlyArray<Column<ServiceOrder>> = [
    {
      id: "name",
      title: HISTORY_COLUMNS.name,
      isRowHeader: true,
      cell: (row) => (
        <>
          <OrderNameButton name={row.name} onPress={() => setAsked({ what: "service", tab, order: row })} />
          <span className="block text-xs font-normal text-muted">
            {serviceRowName(tab, row.service)} ·{" "}
            <span className="tabular whitespace-nowrap">{row.orderCode}</span>
          </span>
          <span className="tabular block text-xs font-normal text-muted sm:hidden">
            {recordsText(row.totalRecords)} records · {dollars(row.totalCost)}
          </span>
          <span className="tabular block text-xs font-normal text-muted md:hidden">
            {displayDay(row.createdAt)}
          </span>
          {isNarrow ? (
            <span className="-ml-2.5 block">
              <ServiceFiles order={row} />
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: "date",
      title: HISTORY_COLUMNS.date,
      className: "w-32 max-md:hidden",
      cell: (row) => <span className="tabular">{displayDay(row.createdAt)}</span>,
    },
    {
      id: "account",
      title: account,
      className: "max-xl:hidden",
      cell: (row) => accountColumn(user.role, "services", row, reading),
    },
    {
      id: "records",
      title: HISTORY_COLUMNS.records,
      isFigure: true,
      className: "w-28 max-sm:hidden",
      cell: (row) => recordsText(row.totalRecords),
    },
    {
      id: "cost",
      title: HISTORY_COLUMNS.cost,
      isFigure: true,
      className: "w-28 max-sm:hidden",
      cell: (row) => <span className="font-medium">{dollars(row.totalCost)}</span>,
    },
    {
      id: "status",
      title: HISTORY_COLUMNS.status,
      className: "w-36 max-sm:w-28 max-sm:px-2!",
      cell: (row) => <StatusText look={serviceStatusTone(row.status)}>{row.statusText}</StatusText>,
    },
    {
      id: "files",
      title: "Files",
      className: "w-60 max-lg:w-40 max-sm:hidden pl-1! print:hidden",
      cell: (row) => <ServiceFiles order={row} />,
    },
  ]
  return (
    <>
      <HistoryFilters tab={tab} found={found} />
      <HistoryTable
        caption={`Your orders: ${orderTypeName(tab)}`}
        found={found}
        rowKey={({ id }) => id}
        columns={columns}
        nothing={
          <EmptyState title={`No ${orderTypeName(tab)} orders yet`} icon={PackageOpen}>
            Orders for this service appear here with their files.{" "}
            <SupportContactText lead="To order it," site={site} />
          </EmptyState>
        }
      />
      <OrderDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
