import { useCallback } from "react"
import { useApp } from "../app/App.ts"
import { commandIntent, type Intent, useShortcut } from "../app/Intent.ts"

/** Goes one change of the list back. */
export const useUndo = (): (() => void) => {
  const { drafts } = useApp()
  return useCallback(() => void drafts.undo(), [drafts])
}

/** Undo by button and by Ctrl/Cmd+Z; one place on a screen listens for the key. */
export const useUndoIntent = (): Intent => {
  const perform = useUndo()
  useShortcut("z", perform)
  return commandIntent("Undo", "z", perform)
}
