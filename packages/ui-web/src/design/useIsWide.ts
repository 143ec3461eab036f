import { useMedia } from "./useMedia.ts"

/**
 * Whether the window is as wide as `lg`, so that the ledger has a column of its own: what stands beside the work and has no
 * room need not be drawn.
 */
export const useIsWide = (): boolean => useMedia("(min-width: 64rem)")
