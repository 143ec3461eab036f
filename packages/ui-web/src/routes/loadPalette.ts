import type { PaletteLoader } from "../frame/Palette.ts"

/** Loads the header's search dialog. */
export const loadPalette: PaletteLoader = async () => (await import("../palette/Palette.tsx")).Palette
