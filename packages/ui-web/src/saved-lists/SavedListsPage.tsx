import { COUNT_LINK, EDIT_SAVED_COUNT_LINK } from "@listwright/domain/catalogue"
import { type SavedCount, SAVED_LISTS_TITLE } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { useFailureText } from "../app/failures.ts"
import { localDay } from "../app/localDay.ts"
import { useNow } from "../app/useNow.ts"
import { Button } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"
import { Notice } from "../design/Notice.tsx"
import { Pager } from "../design/Pager.tsx"
import { BulkBar } from "./BulkBar.tsx"
import { CombineDialog } from "./CombineDialog.tsx"
import { DeleteDialog } from "./DeleteDialog.tsx"
import { isEverything, ListFilters } from "./ListFilters.tsx"
import type { ListIntents } from "./ListIntents.ts"
import { NothingFound, NothingSaved } from "./NothingHere.tsx"
import { RenameDialog } from "./RenameDialog.tsx"
import { SavedListSkeleton } from "./SavedListSkeleton.tsx"
import { SavedListTable } from "./SavedListTable.tsx"
import { SinceDialog } from "./SinceDialog.tsx"
import { useListActions } from "./useListActions.ts"
import { useSavedLists, useSavedListsChanged } from "./useSavedLists.ts"
import { useSelectedLists } from "./useSelectedLists.ts"

/** The dialog that is open, and what it is about. */
type Asked =
  | { readonly what: "delete"; readonly rows: ReadonlyArray<SavedCount> }
  | { readonly what: "rename"; readonly row: SavedCount }
  | { readonly what: "since"; readonly row: SavedCount }
  | { readonly what: "combine" }

/** The route /slc. spec: portal §2 (Saved Lists page), §5 */
export function SavedListsPage() {
  const today = localDay(useNow())
  const failureText = useFailureText()
  const found = useSavedLists()
  const changed = useSavedListsChanged()
  const selected = useSelectedLists()
  const { duplicate, failed, open, opening, repeat } = useListActions()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const intents: ListIntents = {
    edit: (row) => void open(row, EDIT_SAVED_COUNT_LINK),
    retrieveCounts: (row) => void open(row, COUNT_LINK),
    since: (row) => setAsked({ what: "since", row }),
    repeat: (row) => void repeat(row),
    duplicate: (row) => void duplicate(row),
    rename: (row) => setAsked({ what: "rename", row }),
    remove: (row) => setAsked({ what: "delete", rows: [row] }),
  }
  const { page } = found
  const isNothingSaved = page?.paging.totalRecordCount === 0 && isEverything(found.query)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Saved Lists
        </h1>
        <p className="text-pretty text-muted">{SAVED_LISTS_TITLE}</p>
      </header>
      {isNothingSaved ? (
        <NothingSaved />
      ) : (
        <>
          <ListFilters found={found} today={today} />
          <div className="flex flex-col gap-3">
            <BulkBar
              selected={selected.rows}
              total={page?.paging.totalRecordCount ?? null}
              onClear={() => selected.drop()}
              onDelete={() => setAsked({ what: "delete", rows: selected.rows })}
              onCombine={() => setAsked({ what: "combine" })}
            />
            {failed === null ? null : (
              <Notice kind="error" title={failed.title} isLive>
                {failed.text}
              </Notice>
            )}
            {found.error !== null ? (
              <Notice
                kind="error"
                title="The saved lists could not be loaded"
                isLive
                action={<Button onPress={found.retry}>Try again</Button>}
              >
                {failureText(found.error)}
              </Notice>
            ) : page === undefined ? (
              <SavedListSkeleton />
            ) : (
              <div
                aria-busy={found.isPending}
                className={classes("transition-opacity duration-100", found.isPending && "opacity-60")}
              >
                <SavedListTable
                  rows={page.items}
                  selected={selected}
                  intents={intents}
                  opening={opening}
                  today={today}
                  empty={<NothingFound onClear={found.clear} />}
                />
              </div>
            )}
            {page === undefined ? null : <Pager of="saved lists" paging={page.paging} onTurn={found.turn} />}
          </div>
        </>
      )}
      {asked?.what === "delete" ? (
        <DeleteDialog
          rows={asked.rows}
          query={found.query}
          onClose={close}
          onDeleted={(ids) => {
            selected.drop(ids)
            changed()
            close()
          }}
        />
      ) : asked?.what === "rename" ? (
        <RenameDialog
          row={asked.row}
          onClose={close}
          onRenamed={() => {
            changed()
            close()
          }}
        />
      ) : asked?.what === "since" ? (
        <SinceDialog row={asked.row} onClose={close} />
      ) : asked?.what === "combine" ? (
        <CombineDialog rows={selected.rows} accountId={found.query.accountId} onClose={close} />
      ) : null}
    </div>
  )
}
