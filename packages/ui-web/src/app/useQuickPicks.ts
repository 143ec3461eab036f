import { useSyncExternalStore } from "react"
import { useApp } from "./App.ts"
import type { KnownQuickPicks } from "./QuickPickStore.ts"

/** The quick picks of a source, as far as they are known. */
export const useQuickPicks = (listType: number): KnownQuickPicks => {
  const { quickPicks } = useApp()
  return useSyncExternalStore(quickPicks.subscribe, () => quickPicks.known(listType))
}
