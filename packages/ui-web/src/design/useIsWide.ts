import { useMediaQuery } from "./useMediaQuery.ts"

/**
 * Returns whether the window is at least `lg` wide, in which case the ledger has its own column. In a narrower window,
 * that column isn't rendered.
 */
export const useIsWide = (): boolean => useMediaQuery("(min-width: 64rem)")
