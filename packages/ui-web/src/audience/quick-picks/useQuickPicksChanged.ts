import type { QuickPickInFull } from "@listwright/domain/audience"
import { useCallback } from "react"
import { useApp } from "../../app/App.ts"

/** Keeps the quick picks that there are after a change, or asks for them: tabs and cards follow. */
export const useQuickPicksChanged = (listType: number) => {
  const { quickPicks } = useApp()
  return useCallback(
    (now?: ReadonlyArray<QuickPickInFull>) =>
      now === undefined ? quickPicks.load(listType, "ask again") : quickPicks.keep(listType, now),
    [listType, quickPicks],
  )
}
