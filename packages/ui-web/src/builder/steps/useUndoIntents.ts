import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { useApp } from "../../app/App.ts"
import { type CommandKey, commandIntent, type Intent, useShortcut } from "../../app/Intent.ts"
import type { DraftEdit } from "../../app/DraftStore.ts"
import { useCommonAreaName } from "../../list/areas/useCommonAreaName.ts"
import { useColumns } from "../../list/attributes/useColumnsWithValues.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useUndo } from "../../list/draft/useUndo.ts"

const UNDO: CommandKey = { key: "z" }
const REDO: CommandKey = { key: "z", shift: true }
const REDO_TOO: CommandKey = { key: "y" }

/** An intent with a description of its change. */
export interface UndoIntent extends Intent {
  /** The description of the change: 'removed ZIP Code 60614'; '' if unknown. */
  readonly what: string
}

const noColumns = [] as const

/** Returns the Undo and Redo actions, and listens for their keys; only one component on a screen may use it. */
export const useUndoIntents = (): { readonly undo: UndoIntent; readonly redo: UndoIntent | null } => {
  const { drafts } = useApp()
  const { draft, undoes, redoes } = useDraft()
  const columns = useColumns(draft.listType).data ?? noColumns
  // The words come with the first change, not with the page.
  const { data: words } = useQuery({
    queryKey: ["words of changes"],
    queryFn: () => import("./wordsOfChanges.ts"),
    enabled: undoes !== null || redoes !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const named = [undoes, redoes].flatMap((step) =>
    step === null ? [] : [...step.before.definition.areas, ...step.after.definition.areas],
  )
  const nameOf = useCommonAreaName(named)
  const [undone, redone] = useMemo(() => {
    const textOf = (step: DraftEdit | null) =>
      step === null || words === undefined ? "" : words.changeText(step.before, step.after, columns, nameOf)
    return [textOf(undoes), textOf(redoes)]
  }, [undoes, redoes, words, columns, nameOf])
  const undo = useUndo()
  useShortcut(UNDO, undo)
  useShortcut(REDO, drafts.redo)
  useShortcut(REDO_TOO, drafts.redo)
  return {
    undo: { ...commandIntent("Undo", [UNDO], undo), what: undone },
    redo: redoes === null ? null : { ...commandIntent("Redo", [REDO, REDO_TOO], drafts.redo), what: redone },
  }
}
