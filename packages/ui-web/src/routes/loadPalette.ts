import type { LoadPalette } from "../frame/Palette.ts"

/** Loads the header's search dialog. */
export const loadPalette: LoadPalette = async () => (await import("../palette/Palette.tsx")).Palette
