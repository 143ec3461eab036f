/**
 * The specification's zooms are those of maps whose world is 256 pixels wide at zoom 0. The renderer's world is 512 pixels
 * wide there, so that the same view has a zoom that is one less.
 */
export const toGl = (zoom: number): number => zoom - 1

/** The specification's zoom of a view of the renderer. */
export const fromGl = (zoom: number): number => zoom + 1
