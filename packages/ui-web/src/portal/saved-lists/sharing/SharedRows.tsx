import type { SavedListId, SharedListRow } from "@listwright/domain/saved-lists"
import { displayDay } from "@listwright/domain/suppression"
import { localIsoDate } from "../../../app/localIsoDate.ts"
import { Button } from "../../../design/Button.tsx"

export interface SharedRowsProps {
  readonly rows: ReadonlyArray<SharedListRow>
  /** The list displayed in full. */
  readonly shown: SavedListId | null
  readonly opening: SavedListId | null
  readonly onOpen: (row: SharedListRow) => void
  readonly onRemove: (row: SharedListRow) => void
}

/** The lists whose links the user has opened; a link is needed only once. */
export function SharedRows({ onOpen, onRemove, opening, rows, shown }: SharedRowsProps) {
  return (
    <section aria-labelledby="opened-lists" className="flex flex-col gap-2">
      <h2 id="opened-lists" className="font-semibold">
        Opened before
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((each) => {
          const { access, expiresAt, row, sharedBy } = each
          return (
            <li key={row.id} className="flex items-center gap-3 py-2 pr-2.5 pl-5">
              <p className="min-w-0 flex-1">
                <span className="block font-medium break-words">{row.name}</span>
                <span className="tabular block text-xs text-muted">
                  From {sharedBy} · {access === "copy" ? "view or copy" : "view only"} · until{" "}
                  {displayDay(localIsoDate(new Date(expiresAt)))}
                </span>
              </p>
              {shown === row.id ? (
                <span className="px-3.5 text-sm text-muted">Shown above</span>
              ) : (
                <Button
                  kind="quiet"
                  aria-label={`Open ${row.name}`}
                  isPending={opening === row.id}
                  onPress={() => onOpen(each)}
                >
                  Open
                </Button>
              )}
              <Button kind="faint" aria-label={`Remove ${row.name}`} onPress={() => onRemove(each)}>
                Remove
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
