import type { Draft, DraftChange } from "@listwright/domain/drafts"
import { useSyncExternalStore } from "react"
import { useApp } from "../../app/App.ts"
import type { DraftState } from "../../app/DraftStore.ts"

export interface UseDraftResult extends DraftState {
  /** Shows a change immediately and saves it. To change the list's selection, use `changeSelection`. */
  readonly change: (change: DraftChange) => void
  readonly undo: () => Promise<void>
  readonly redo: () => void
  /** Resolves with the saved draft once no changes are pending; null if it couldn't be saved. */
  readonly flush: () => Promise<Draft | null>
  readonly refresh: () => Promise<void>
}

/** Returns the current draft with its actions, on every screen under /order/:listType. */
export const useDraft = (): UseDraftResult => {
  const { drafts } = useApp()
  const state = useSyncExternalStore(drafts.subscribe, drafts.state)
  if (state === null) throw new Error("useDraft needs a screen under /order/:listType")
  return {
    ...state,
    change: drafts.change,
    undo: drafts.undo,
    redo: drafts.redo,
    flush: drafts.flush,
    refresh: drafts.refresh,
  }
}
