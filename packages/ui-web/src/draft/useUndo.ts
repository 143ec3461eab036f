import { useCallback } from "react"
import { useApp } from "../app/App.ts"

/** Goes one change of the list back. */
export const useUndo = (): (() => void) => {
  const { drafts } = useApp()
  return useCallback(() => void drafts.undo(), [drafts])
}
