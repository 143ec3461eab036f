import { useCallback, useSyncExternalStore } from "react"

/** Returns whether the window matches a media query, such as '(min-width: 64rem)'. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Returns whether the window is narrower than `sm`, as on a phone. */
export const useIsNarrow = (): boolean => useMediaQuery("(width < 40rem)")
