import type { LoadPalette } from "../frame/Palette.ts"

/** What the search in the header opens. */
export const loadPalette: LoadPalette = async () => (await import("../palette/Palette.tsx")).Palette
