import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useApp } from "../../app/App.ts"
import { FOUND } from "./useQuickPicksFound.ts"

/** Asks for the quick picks that there are after a change: tabs and cards follow. */
export const useQuickPicksChanged = (listType: number) => {
  const { quickPicks } = useApp()
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        quickPicks.load(listType, "ask again"),
        queries.invalidateQueries({ queryKey: [FOUND, listType] }),
      ]),
    [listType, queries, quickPicks],
  )
}
