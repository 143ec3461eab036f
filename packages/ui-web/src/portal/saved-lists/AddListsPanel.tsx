import type { AccountId } from "@listwright/domain/account"
import type { SavedList } from "@listwright/domain/saved-lists"
import { dollars, emptyListText } from "@listwright/domain/shared"
import { displayDay } from "@listwright/domain/suppression"
import { Plus } from "lucide-react"
import { localIsoDate } from "../../app/localIsoDate.ts"
import { useNow } from "../../app/useNow.ts"
import { Button } from "../../design/Button.tsx"
import { DataTable } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Pager } from "../../design/Pager.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { Expiry } from "./NameCell.tsx"
import { useSavedLists } from "./useSavedLists.ts"
import { WordedText } from "../../design/wording.tsx"

export interface AddListsPanelProps {
  readonly listType: number
  /** The account that the lists belong to; only lists in the same account can be combined. */
  readonly accountId: AccountId
  readonly chosen: ReadonlyArray<string>
  readonly onAdd: (row: SavedList) => void
}

/** An account's saved lists, for adding to a combination; lists from other sources can't be added. */
export function AddListsPanel({ accountId, chosen, listType, onAdd }: AddListsPanelProps) {
  const today = localIsoDate(useNow())
  const { error, page, retry, search, turn, typed } = useSavedLists({ accountId })
  return (
    <section aria-labelledby="add-lists" className="flex flex-col gap-3">
      <h3 id="add-lists" className="font-semibold">
        Your saved lists
      </h3>
      <TextField
        label="Find a saved list"
        type="search"
        autoComplete="off"
        placeholder="Name or code"
        value={typed}
        onChange={({ target: { value } }) => search(value)}
      />
      {error !== null ? (
        <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
          We couldn't load the saved lists.
        </Notice>
      ) : page === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <DataTable
          caption="Saved lists to add"
          rows={page.items}
          rowKey={({ id }) => id}
          empty={
            <p className="text-center text-muted">
              <WordedText text={emptyListText("data")} />
              <span className="block text-sm">
                {typed === "" ? "This account has no saved lists yet." : "No matching saved lists."}
              </span>
            </p>
          }
          columns={[
            {
              id: "name",
              title: "Name",
              isRowHeader: true,
              cell: (row) => (
                <>
                  <span className="block break-words">{row.name}</span>
                  <span className="tabular block text-xs font-normal text-muted">
                    {displayDay(row.orderDate)}, <Expiry row={row} today={today} isInline /> · {row.orderCode}
                  </span>
                  <span className="block text-xs font-normal text-muted">
                    {[row.sourceName, row.userName].filter((text) => text !== "").join(" · ")}
                  </span>
                </>
              ),
            },
            {
              id: "records",
              title: "Records",
              isFigure: true,
              className: "w-28",
              cell: (row) => recordsText(row.quantity),
            },
            {
              id: "cost",
              title: "Cost alone",
              isFigure: true,
              className: "w-32 max-sm:hidden",
              cell: (row) => dollars(row.estimatedCost),
            },
            {
              id: "add",
              title: "Add",
              hideTitle: true,
              className: "w-28 text-right",
              cell: (row) =>
                row.listType !== listType ? (
                  <span className="text-xs text-muted">Other source</span>
                ) : chosen.includes(row.id) ? (
                  <span className="text-sm text-muted">Added</span>
                ) : (
                  <Button kind="quiet" aria-label={`Add ${row.name}`} onPress={() => onAdd(row)}>
                    <Plus className="size-4" aria-hidden="true" />
                    Add
                  </Button>
                ),
            },
          ]}
        />
      )}
      {page === undefined ? null : <Pager of="saved lists" paging={page.paging} onTurn={turn} />}
    </section>
  )
}
