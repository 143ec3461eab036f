import { useSyncExternalStore } from "react"

/** As wide as `lg`: the ledger has a column of its own. */
const WIDE = "(min-width: 64rem)"

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** Whether the window has room for what stands beside the work; what has none need not be drawn. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
