/** Pixels of the longer side of a picture, at most: more would take a browser's memory. */
export const PHOTO_MAX_SIDE = 4_096

export const areSidesTaken = (width: number, height: number): boolean =>
  [width, height].every((pixels) => pixels >= 1 && pixels <= PHOTO_MAX_SIDE)
