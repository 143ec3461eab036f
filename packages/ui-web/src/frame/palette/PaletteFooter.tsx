import { acceptsExclusions } from "@listwright/domain/geography"
import { isAppleDevice } from "../../app/Intent.ts"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { type KeyHint, KeyHints } from "../../design/options/KeyHints.tsx"
import { useUndo } from "../../list/draft/useUndo.ts"
import { sourceName } from "../../app/offeredSources.ts"
import type { PaletteState } from "./usePalette.ts"

export interface PaletteFooterProps {
  /** The id of the key hints, which describe the box. */
  readonly id: string
  readonly palette: PaletteState
  readonly onUndone: () => void
}

/** The result of the last choice, with Undo, and hints about the keys. */
export function PaletteFooter({ id, onUndone, palette }: PaletteFooterProps) {
  const { active, all, busy, draft, listType, outcome, undone } = palette
  const session = useSession()
  const undo = useUndo()
  const entry = all[active]
  const isAdded = entry?._tag === "Area"
  const canExclude = isAdded && draft !== null && acceptsExclusions(draft.listType)
  const hints: ReadonlyArray<KeyHint> = [
    [["↑", "↓"], "move"],
    [["Enter"], isAdded ? "adds" : "opens"],
    ...(canExclude ? [[[isAppleDevice() ? "⌘" : "Ctrl", "Enter"], "excludes"] as const] : []),
    [["Esc"], "closes"],
  ]
  const goesTo =
    isAdded && draft === null && listType !== null
      ? `Adds it to your ${sourceName(listType, session)} list and opens the list`
      : ""
  const says = busy === null ? (outcome?.words ?? goesTo) : `${busy}…`
  return (
    <div
      className={classes(
        "flex min-h-10 items-center gap-3 border-t border-line px-4 py-1 text-xs text-muted",
        says === "" && "max-sm:hidden",
      )}
    >
      {/* Spoken beside the box. */}
      <p aria-hidden="true" className="tabular min-w-0 truncate">
        {says}
      </p>
      {outcome?.isChange === true ? (
        <Button
          kind="quiet"
          size="small"
          className="-my-1 text-xs"
          onPress={() => {
            undo()
            undone()
            onUndone()
          }}
        >
          Undo
        </Button>
      ) : null}
      <span className="flex-1" />
      <KeyHints id={id} hints={hints} />
    </div>
  )
}
