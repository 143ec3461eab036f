import { SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { type Column, DataTable } from "../../design/DataTable.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Pager } from "../../design/Pager.tsx"
import { HistorySkeleton } from "./HistorySkeleton.tsx"
import type { HistoryQueryState } from "./useHistoryQuery.ts"

export interface HistoryTableProps<Row> {
  readonly caption: string
  readonly found: HistoryQueryState<Row>
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rowKey: (row: Row) => string
  /** The content shown instead of the table if there are no orders at all. */
  readonly nothing: ReactNode
}

/** The rows of a tab, including the loading, empty, and failed states [p8-history-silent]. */
export function HistoryTable<Row>({ caption, columns, found, nothing, rowKey }: HistoryTableProps<Row>) {
  const { isFailed, isRetrying, page } = found
  // Said by nothing but the offer: decisions (Silence).
  if (isFailed)
    return (
      <EmptyState
        title="We couldn't load your orders"
        action={
          <Button isPending={isRetrying} onPress={found.retry}>
            Try again
          </Button>
        }
      >
        Your orders are safe.
      </EmptyState>
    )
  if (page === undefined) return <HistorySkeleton />
  if (page.paging.total === 0 && found.isEverything) return nothing
  return (
    <>
      <div
        aria-busy={found.isPending}
        className={classes("transition-opacity duration-100", found.isPending && "opacity-60")}
      >
        <DataTable
          caption={caption}
          rows={page.items}
          rowKey={rowKey}
          columns={columns}
          empty={
            <EmptyState
              title={found.query.search === "" ? "No orders for this account" : "No matching orders"}
              icon={SearchX}
              action={<Button onPress={found.showAll}>Show all</Button>}
            >
              {found.query.search === ""
                ? "This account has no orders of this kind yet. Choose another account, or all accounts."
                : "Search by part of a name or code."}
            </EmptyState>
          }
        />
      </div>
      <Pager of="orders" paging={page.paging} onTurn={found.turn} />
    </>
  )
}
