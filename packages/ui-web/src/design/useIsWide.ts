import { useMedia } from "./useMedia.ts"

/**
 * Tells whether the window is as wide as `lg`, so that the ledger has a column of its own. On a narrower window, that
 * column isn't rendered.
 */
export const useIsWide = (): boolean => useMedia("(min-width: 64rem)")
