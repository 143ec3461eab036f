import type { PaletteLoader } from "../page/Palette.ts"

/** Loads the header's search dialog. */
export const loadPalette: PaletteLoader = async () => (await import("../palette/Palette.tsx")).Palette
