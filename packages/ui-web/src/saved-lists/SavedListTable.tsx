import { accountColumn, openingOf, type SavedCount } from "@listwright/domain/saved-lists"
import { chosenReading, dollars, historyAccountColumnReading } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import {
  Calculator,
  Copy,
  Ellipsis,
  History,
  PencilLine,
  Repeat,
  Share2,
  TextCursorInput,
  Trash2,
} from "lucide-react"
import type { ReactNode } from "react"
import { useSession } from "../app/session.ts"
import { Button } from "../design/Button.tsx"
import { Tick } from "../design/Checkbox.tsx"
import { type Column, DataTable } from "../design/DataTable.tsx"
import { recordsText } from "../design/Figure.tsx"
import { Menu } from "../design/Menu.tsx"
import type { ListIntents } from "./ListIntents.ts"
import type { SelectedLists } from "./useSelectedLists.ts"

export interface SavedListTableProps {
  readonly rows: ReadonlyArray<SavedCount>
  readonly selected: SelectedLists
  readonly intents: ListIntents
  /** The list that is being opened. */
  readonly opening: string | null
  /** An ISO day. */
  readonly today: string
  readonly empty: ReactNode
}

/** The title of the account column: whose name it shows; null: the role has none. spec: portal §6 [p6-account-column] */
const ACCOUNT_TITLES = {
  Reseller: "Account",
  "Power User": "User",
  User: null,
  "Digital User": null,
} as const

/** A page of saved lists, to select and to act on one by one. spec: portal §2 (Saved Lists page), §6 */
export function SavedListTable({ empty, intents, opening, rows, selected, today }: SavedListTableProps) {
  const { site, user } = useSession()
  const reading = chosenReading(historyAccountColumnReading, site.readings)
  const accountTitle = ACCOUNT_TITLES[user.role]
  const onPage = rows.filter(({ orderId }) => selected.has(orderId)).length
  const columns: ReadonlyArray<Column<SavedCount> | null> = [
    {
      id: "select",
      title: "Select",
      className: "w-11 pr-0!",
      head: (
        <Tick
          label="Select all on this page"
          isChecked={rows.length > 0 && onPage === rows.length}
          isMixed={onPage > 0 && onPage < rows.length}
          onChange={() => selected.toggleAll(rows)}
        />
      ),
      cell: (row) => (
        <Tick
          label={`Select ${row.orderDesc}`}
          isChecked={selected.has(row.orderId)}
          onChange={() => selected.toggle(row)}
        />
      ),
    },
    {
      id: "name",
      title: "Name",
      isRowHeader: true,
      cell: (row) => <NameCell row={row} today={today} />,
    },
    {
      id: "saved",
      title: "Saved",
      className: "w-36 max-md:hidden",
      cell: (row) => (
        <>
          <span className="tabular block">{displayDay(row.orderDate)}</span>
          <Expiry row={row} today={today} />
        </>
      ),
    },
    accountTitle === null
      ? null
      : {
          id: "account",
          title: accountTitle,
          className: "max-xl:hidden",
          cell: (row) => accountColumn(user.role, "savedLists", row, reading),
        },
    {
      id: "records",
      title: "Records",
      isFigure: true,
      className: "w-28 max-sm:hidden",
      cell: (row) => recordsText(row.totalDesiredQty),
    },
    {
      id: "cost",
      title: "Cost",
      isFigure: true,
      className: "w-24 xl:w-36 max-sm:hidden",
      cell: (row) => (
        <>
          <span className="block font-medium">{dollars(row.totalEstmCost)}</span>
          <span className="block text-xs whitespace-nowrap text-muted max-xl:hidden">
            ${row.costPrice} per record
          </span>
        </>
      ),
    },
    {
      id: "actions",
      title: "Actions",
      hideTitle: true,
      className: "w-11 lg:w-64 pl-0!",
      cell: (row) => (
        <div className="flex items-center justify-end gap-1">
          <Button
            kind="quiet"
            className="max-lg:hidden"
            isPending={opening === row.orderId}
            aria-label={`Retrieve counts of ${row.orderDesc}`}
            onPress={() => intents.retrieveCounts(row)}
          >
            Retrieve Counts
          </Button>
          <Button
            kind="quiet"
            className="max-lg:hidden"
            aria-label={`Edit ${row.orderDesc}`}
            onPress={() => intents.edit(row)}
          >
            Edit
          </Button>
          <Menu
            label={`More for ${row.orderDesc}`}
            entries={[
              { label: "Retrieve Counts", icon: Calculator, perform: () => intents.retrieveCounts(row) },
              { label: "Edit", icon: PencilLine, perform: () => intents.edit(row) },
              { label: "What changed since", icon: History, perform: () => intents.since(row) },
              { label: "Repeat for new people", icon: Repeat, perform: () => intents.repeat(row) },
              { label: "Share", icon: Share2, perform: () => intents.share(row) },
              { label: "Duplicate", icon: Copy, perform: () => intents.duplicate(row) },
              { label: "Rename", icon: TextCursorInput, perform: () => intents.rename(row) },
              { label: "Delete", icon: Trash2, isDangerous: true, perform: () => intents.remove(row) },
            ]}
          >
            <Ellipsis className="size-4.5" aria-hidden="true" />
          </Menu>
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption="Your saved lists"
      rows={rows}
      rowKey={({ orderId }) => orderId}
      rowClassName={({ orderId }) => (selected.has(orderId) ? "bg-accent-soft" : undefined)}
      columns={columns.filter((column) => column !== null)}
      empty={empty}
    />
  )
}

interface RowProps {
  readonly row: SavedCount
  readonly today: string
}

/** Name, code and source; on a phone also what the other columns say. */
function NameCell({ row, today }: RowProps) {
  return (
    <>
      <span className="block break-words">{row.orderDesc}</span>
      <span className="block text-xs font-normal text-muted">
        {row.dataSourceDesc} · <span className="tabular whitespace-nowrap">{row.orderCode}</span>
      </span>
      <span className="tabular block text-xs font-normal text-muted sm:hidden">
        {recordsText(row.totalDesiredQty)} records · {dollars(row.totalEstmCost)}
      </span>
      <span className="tabular block text-xs font-normal text-muted md:hidden">
        {displayDay(row.orderDate)}, <Expiry row={row} today={today} isInline />
      </span>
    </>
  )
}

/** Until when the figures hold. spec: decisions (Counting and quantities: 90 days) */
function Expiry({ isInline = false, row, today }: RowProps & { readonly isInline?: boolean }) {
  const isCountedAgain = openingOf(row.orderDate, today) === "countAgain"
  const look = isInline ? "" : "tabular block text-xs whitespace-nowrap"
  return isCountedAgain ? (
    <span className={`${look} font-medium text-caution`}>expired, is counted again</span>
  ) : (
    <span className={`${look} text-muted`}>until {displayDay(row.expirationDate)}</span>
  )
}
