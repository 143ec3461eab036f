/**
 * Converts a specification zoom level to the renderer's. At zoom 0, the specification's world is 256 pixels wide and
 * the renderer's 512 pixels, so the renderer's zoom for the same view is one less.
 */
export const toGlZoom = (zoom: number): number => zoom - 1

/** Converts a renderer zoom level to the specification's. */
export const fromGlZoom = (zoom: number): number => zoom + 1
