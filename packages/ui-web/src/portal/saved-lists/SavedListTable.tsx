import { accountColumn, accountTitle, type SavedList, type SavedListId } from "@listwright/domain/saved-lists"
import { isPriced, pricePerRecordText } from "@listwright/domain/pricing"
import { chosenReading, dollars, historyAccountColumnReading } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import type { ReactNode } from "react"
import { useSession } from "../../app/session.ts"
import { StandaloneCheckbox } from "../../design/Checkbox.tsx"
import { type Column, DataTable } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"
import type { ListIntents } from "./ListIntents.ts"
import { Expiry, NameCell } from "./NameCell.tsx"
import { RowActions } from "./RowActions.tsx"
import type { Recounts } from "./changes/useRecounts.ts"
import { ChangesSinceSavedLine } from "./changes/ChangesSinceSavedLine.tsx"
import type { SelectedLists } from "./useSelectedLists.ts"
import type { ListWatches } from "./watching/useListWatches.ts"

export interface SavedListTableProps {
  readonly rows: ReadonlyArray<SavedList>
  readonly selected: SelectedLists
  readonly intents: ListIntents
  readonly watches: ListWatches
  readonly recounts: Recounts
  /** The lists just created from files. */
  readonly made: ReadonlyArray<SavedListId>
  /** The list being opened. */
  readonly opening: string | null
  /** Today as an ISO date. */
  readonly today: string
  readonly empty: ReactNode
}

/** A page of saved lists, which the user can select and act on individually. */
export function SavedListTable(props: SavedListTableProps) {
  const { empty, intents, made, opening, recounts, rows, selected, today, watches } = props
  const { site, user } = useSession()
  const reading = chosenReading(historyAccountColumnReading, site.readings)
  const account = accountTitle(user.role)
  const onPage = rows.filter(({ id }) => selected.has(id)).length
  const columns: ReadonlyArray<Column<SavedList>> = [
    {
      id: "select",
      title: "Select",
      className: "w-11 pr-0! print:hidden",
      head: (
        <StandaloneCheckbox
          label="Select all on this page"
          isChecked={rows.length > 0 && onPage === rows.length}
          isMixed={onPage > 0 && onPage < rows.length}
          onChange={() => selected.toggleAll(rows)}
        />
      ),
      cell: (row) => (
        <StandaloneCheckbox
          label={`Select ${row.name}`}
          isChecked={selected.has(row.id)}
          onChange={() => selected.toggle(row)}
        />
      ),
    },
    {
      id: "name",
      title: "Name",
      isRowHeader: true,
      cell: (row) => (
        <NameCell
          row={row}
          today={today}
          isNew={made.includes(row.id)}
          watched={watches.of(row.id)}
          change={recounts.of(row.id)}
        />
      ),
    },
    {
      id: "saved",
      title: "Saved",
      className: "w-32 pr-0! max-md:hidden",
      cell: (row) => (
        <>
          <span className="tabular block">{displayDay(row.orderDate)}</span>
          <Expiry row={row} today={today} />
        </>
      ),
    },
    {
      id: "account",
      title: account,
      className: "xl:min-w-24 max-xl:hidden",
      cell: (row) => accountColumn(user.role, "savedLists", row, reading),
    },
    {
      id: "records",
      title: "Records",
      isFigure: true,
      className: "w-36 pl-0! max-sm:hidden",
      cell: (row) => {
        const change = recounts.of(row.id)
        return (
          <>
            <span className="block">{recordsText(row.quantity)}</span>
            {change === null ? null : <ChangesSinceSavedLine change={change} />}
          </>
        )
      },
    },
    {
      id: "cost",
      title: "Cost",
      isFigure: true,
      className: "w-24 xl:w-36 max-sm:hidden",
      cell: (row) => (
        <>
          <span className="block font-medium">{dollars(row.estimatedCost)}</span>
          {isPriced(row.unitPrice) ? (
            <span className="block text-xs whitespace-nowrap text-muted max-xl:hidden">
              {pricePerRecordText(row.unitPrice)} per record
            </span>
          ) : null}
        </>
      ),
    },
    {
      id: "actions",
      title: "Actions",
      hideTitle: true,
      className: "w-11 lg:w-64 pl-0! print:hidden",
      cell: (row) => <RowActions row={row} intents={intents} isOpening={opening === row.id} />,
    },
  ]
  return (
    <DataTable
      caption="Your saved lists"
      rows={rows}
      rowKey={({ id }) => id}
      rowClassName={({ id }) => (selected.has(id) ? "bg-accent-soft" : undefined)}
      columns={columns}
      empty={empty}
    />
  )
}
