import type { SavedList, SavedListQuery } from "@listwright/domain/saved-lists"
import { CombineDialog } from "./CombineDialog.tsx"
import { DeleteDialog } from "./DeleteDialog.tsx"
import { RenameDialog } from "./RenameDialog.tsx"
import { ShareDialog } from "./sharing/ShareDialog.tsx"
import { ChangesSinceSavedDialog } from "./ChangesSinceSavedDialog.tsx"
import type { SelectedLists } from "./useSelectedLists.ts"
import type { ListWatches } from "./watching/useListWatches.ts"
import { WatchDialog } from "./watching/WatchDialog.tsx"

/** The open dialog and its subject. */
export type OpenListDialog =
  | { readonly what: "delete"; readonly rows: ReadonlyArray<SavedList> }
  | { readonly what: "rename"; readonly row: SavedList }
  | { readonly what: "since"; readonly row: SavedList }
  | { readonly what: "watch"; readonly row: SavedList }
  | { readonly what: "share"; readonly row: SavedList }
  | { readonly what: "combine" }

export interface ListDialogsProps {
  readonly asked: OpenListDialog | null
  /** The query for the displayed lists. */
  readonly query: SavedListQuery
  readonly selected: SelectedLists
  readonly watches: ListWatches
  /** Called when the lists no longer match the loaded ones. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The dialogs for actions on saved lists. */
export function ListDialogs({ asked, onChanged, onClose, query, selected, watches }: ListDialogsProps) {
  if (asked === null) return null
  switch (asked.what) {
    case "delete":
      return (
        <DeleteDialog
          rows={asked.rows}
          query={query}
          onClose={onClose}
          onDeleted={(ids) => {
            selected.drop(ids)
            onChanged()
            onClose()
          }}
        />
      )
    case "rename":
      return (
        <RenameDialog
          row={asked.row}
          onClose={onClose}
          onRenamed={() => {
            onChanged()
            onClose()
          }}
        />
      )
    case "since":
      return <ChangesSinceSavedDialog row={asked.row} onClose={onClose} />
    case "watch":
      return (
        <WatchDialog
          row={asked.row}
          watched={watches.of(asked.row.id)}
          onClose={onClose}
          onChanged={() => {
            onChanged()
            onClose()
          }}
        />
      )
    case "share":
      return <ShareDialog row={asked.row} onClose={onClose} />
    case "combine":
      return <CombineDialog rows={selected.rows} onClose={onClose} />
  }
}
