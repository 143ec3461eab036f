import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useApp } from "../../../app/App.ts"
import { FOUND_QUICK_PICKS_KEY } from "./useFoundQuickPicks.ts"

/** Returns a function that reloads the quick picks after a change, so tabs and cards are up to date. */
export const useRefreshQuickPicks = (listType: number) => {
  const { quickPicks } = useApp()
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        quickPicks.load(listType, "ask again"),
        queries.invalidateQueries({ queryKey: [FOUND_QUICK_PICKS_KEY, listType] }),
      ]),
    [listType, queries, quickPicks],
  )
}
