import type { LoadPalette } from "../frame/Palette.ts"

/** Loads the popup of the search in the header. */
export const loadPalette: LoadPalette = async () => (await import("../palette/Palette.tsx")).Palette
