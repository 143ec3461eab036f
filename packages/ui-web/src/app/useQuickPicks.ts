import { useSyncExternalStore } from "react"
import { useApp } from "./App.ts"
import type { KnownQuickPicks } from "./QuickPickStore.ts"

/** Returns the known quick picks of a source. */
export const useQuickPicks = (listType: number): KnownQuickPicks => {
  const { quickPicks } = useApp()
  return useSyncExternalStore(quickPicks.subscribe, () => quickPicks.known(listType))
}
