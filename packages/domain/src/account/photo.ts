/** 2 MB, in bytes; a photo of exactly this size is taken. spec: portal §9 [p9-photo-bytes] */
export const PHOTO_MAX_BYTES = 2_097_152

/** spec: portal §5 (Photo upload: 'limit 2 MB') [p5-photo] */
export const photoFits = (bytes: number): boolean => bytes <= PHOTO_MAX_BYTES
