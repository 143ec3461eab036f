import { useMedia } from "./useMedia.ts"

/**
 * Tells whether the window is as wide as `lg`, so that the ledger has its own column. On a narrower window, that column
 * isn't rendered.
 */
export const useIsWide = (): boolean => useMedia("(min-width: 64rem)")
