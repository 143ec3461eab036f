/**
 * Converts a zoom of the specification to one of the renderer. At zoom 0, the specification's world is 256 pixels wide
 * and the renderer's 512 pixels, so the renderer's zoom of the same view is one less.
 */
export const toGl = (zoom: number): number => zoom - 1

/** Converts a zoom of the renderer to one of the specification. */
export const fromGl = (zoom: number): number => zoom + 1
