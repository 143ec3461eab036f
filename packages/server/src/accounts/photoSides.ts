/** The maximum length of a picture's longer side in pixels; a larger picture would use too much browser memory. */
export const MAX_PHOTO_SIDE = 4_096

export const isAcceptedPhotoSize = (width: number, height: number): boolean =>
  [width, height].every((pixels) => pixels >= 1 && pixels <= MAX_PHOTO_SIDE)
