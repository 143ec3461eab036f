import { useCallback } from "react"
import { useApp } from "../../app/App.ts"

/** Returns a function that undoes the latest change to the list. */
export const useUndo = (): (() => void) => {
  const { drafts } = useApp()
  return useCallback(() => void drafts.undo(), [drafts])
}
