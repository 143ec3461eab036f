import { COUNT_LINK, EDIT_SAVED_COUNT_LINK } from "@listwright/domain/catalog"
import type { SavedList } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { localIsoDate } from "../../app/localIsoDate.ts"
import { useNow } from "../../app/useNow.ts"
import { classes } from "../../design/classes.ts"
import { Pager } from "../../design/Pager.tsx"
import { BulkBar } from "./BulkBar.tsx"
import { ChangesButton } from "./changes/ChangesButton.tsx"
import { useRecounts } from "./changes/useRecounts.ts"
import { ExportTable } from "./ExportTable.tsx"
import { PageDropTarget } from "./files/PageDropTarget.tsx"
import { UploadButton } from "./files/UploadButton.tsx"
import { UploadReport } from "./files/UploadReport.tsx"
import { useListDownloads } from "./files/useListDownloads.ts"
import { useListUploads } from "./files/useListUploads.ts"
import { isUnfiltered, ListFilters } from "./ListFilters.tsx"
import { type OpenListDialog, ListDialogs } from "./ListDialogs.tsx"
import type { ListIntents } from "./ListIntents.ts"
import { ListViews } from "./ListViews.tsx"
import { NoMatchingLists, NoSavedLists } from "./EmptySavedLists.tsx"
import { SavedListSkeleton } from "./SavedListSkeleton.tsx"
import { SavedListTable } from "./SavedListTable.tsx"
import { useListActions } from "./useListActions.ts"
import { useSavedListsFromUrl, useRefreshSavedLists } from "./useSavedLists.ts"
import { useSelectedLists } from "./useSelectedLists.ts"
import { useListWatches } from "./watching/useListWatches.ts"

const NO_ROWS: ReadonlyArray<SavedList> = []

/** The user's saved lists, with search, selection, and actions. */
export function YourLists() {
  const today = localIsoDate(useNow())
  const found = useSavedListsFromUrl()
  const changed = useRefreshSavedLists()
  const selected = useSelectedLists()
  const watches = useListWatches()
  const { page } = found
  const recounts = useRecounts(page?.items ?? NO_ROWS)
  /** A counter that resets the filters and their fields when it changes. */
  const [filtersSince, setFiltersSince] = useState(0)
  const showAll = () => {
    found.clear()
    setFiltersSince((times) => times + 1)
  }
  const uploads = useListUploads(found.query.accountId, showAll)
  const downloads = useListDownloads()
  const { duplicate, failed, open, opening, repeat } = useListActions()
  const [asked, setAsked] = useState<OpenListDialog | null>(null)
  const intents: ListIntents = {
    edit: (row) => void open(row, EDIT_SAVED_COUNT_LINK),
    retrieveCounts: (row) => void open(row, COUNT_LINK),
    since: (row) => setAsked({ what: "since", row }),
    watch: (row) => setAsked({ what: "watch", row }),
    download: (row) => downloads.download([row]),
    share: (row) => setAsked({ what: "share", row }),
    repeat: (row) => void repeat(row),
    duplicate: (row) => void duplicate(row),
    rename: (row) => setAsked({ what: "rename", row }),
    remove: (row) => setAsked({ what: "delete", rows: [row] }),
  }
  const isNothingSaved = page?.paging.total === 0 && isUnfiltered(found.query)
  return (
    <div className="flex flex-col gap-4">
      <ListViews shown="yours">
        <UploadButton uploads={uploads} />
      </ListViews>
      <PageDropTarget onFiles={uploads.add} />
      <UploadReport uploads={uploads} />
      {isNothingSaved ? (
        <NoSavedLists />
      ) : (
        <>
          <ListFilters key={filtersSince} found={found} today={today} />
          <div className="flex flex-col gap-3">
            <BulkBar
              selected={selected.rows}
              total={page?.paging.total ?? null}
              onClear={() => selected.drop()}
              onDownload={() => downloads.download(selected.rows)}
              isDownloading={downloads.isPending}
              onDelete={() => setAsked({ what: "delete", rows: selected.rows })}
              onCombine={() => setAsked({ what: "combine" })}
            >
              {page === undefined || page.items.length === 0 ? null : (
                <>
                  <ChangesButton recounts={recounts} rows={page.items.length} />
                  <ExportTable
                    look="quiet"
                    label="Export these lists"
                    ask={(tables, format) => tables.lists(found.query, format)}
                  />
                </>
              )}
            </BulkBar>
            {failed === null ? null : <FailedCall {...failed} />}
            {downloads.failed.map((one) => (
              <FailedCall key={one.what} {...one} />
            ))}
            {found.error !== null ? (
              <FailedCall
                what="We couldn't load the saved lists"
                failure={found.error}
                onRetry={found.retry}
              />
            ) : page === undefined || !watches.areKnown ? (
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
                  watches={watches}
                  recounts={recounts}
                  made={uploads.made}
                  opening={opening}
                  today={today}
                  empty={<NoMatchingLists onClear={showAll} />}
                />
              </div>
            )}
            {page === undefined ? null : <Pager of="saved lists" paging={page.paging} onTurn={found.turn} />}
          </div>
        </>
      )}
      <ListDialogs
        asked={asked}
        query={found.query}
        selected={selected}
        watches={watches}
        onChanged={changed}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
