import { hasPart } from "@listwright/domain/parts"
import type { SavedList } from "@listwright/domain/saved-lists"
import {
  Calculator,
  Copy,
  Download,
  Ellipsis,
  Eye,
  History,
  PencilLine,
  Repeat,
  Share2,
  TextCursorInput,
  Trash2,
} from "lucide-react"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Menu } from "../../design/Menu.tsx"
import type { ListIntents } from "./ListIntents.ts"

export interface RowActionsProps {
  readonly row: SavedList
  readonly intents: ListIntents
  readonly isOpening: boolean
}

/** The actions on one saved list: the most common as buttons if there's space, and all of them in the menu. */
export function RowActions({ intents, isOpening, row }: RowActionsProps) {
  const isWatchable = hasPart(useSession().site, "watching")
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        kind="quiet"
        className="max-lg:hidden"
        isPending={isOpening}
        aria-label={`Retrieve counts for ${row.name}`}
        onPress={() => intents.retrieveCounts(row)}
      >
        Retrieve Counts
      </Button>
      <Button
        kind="quiet"
        className="max-lg:hidden"
        aria-label={`Edit ${row.name}`}
        onPress={() => intents.edit(row)}
      >
        Edit
      </Button>
      <Menu
        label={`More actions for ${row.name}`}
        entries={[
          { label: "Retrieve Counts", icon: Calculator, perform: () => intents.retrieveCounts(row) },
          { label: "Edit", icon: PencilLine, perform: () => intents.edit(row) },
          { label: "What's changed", icon: History, perform: () => intents.since(row) },
          { label: "Repeat for new people", icon: Repeat, perform: () => intents.repeat(row) },
          ...(isWatchable ? [{ label: "Watch", icon: Eye, perform: () => intents.watch(row) }] : []),
          { label: "Share", icon: Share2, perform: () => intents.share(row) },
          { label: "Download", icon: Download, perform: () => intents.download(row) },
          { label: "Duplicate", icon: Copy, perform: () => intents.duplicate(row) },
          { label: "Rename", icon: TextCursorInput, perform: () => intents.rename(row) },
          { label: "Delete", icon: Trash2, isDangerous: true, perform: () => intents.remove(row) },
        ]}
      >
        <Ellipsis className="size-4.5" aria-hidden="true" />
      </Menu>
    </div>
  )
}
