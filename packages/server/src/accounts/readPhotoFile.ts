import { stripJpegMetadata } from "./stripJpegMetadata.ts"
import { stripPngMetadata } from "./stripPngMetadata.ts"

/** A picture as stored, with only the data needed to show it. */
export interface PhotoFile {
  readonly type: "image/jpeg" | "image/png"
  readonly content: Uint8Array
}

const DATA_URL = /^data:image\/(?:jpe?g|png);base64,([A-Za-z0-9+/]+={0,2})$/

/** Returns the bytes of a picture in a data URL; null if the string isn't a valid picture URL. */
export const photoBytes = (dataUrl: string): Uint8Array | null => {
  const encoded = DATA_URL.exec(dataUrl)?.[1]
  return encoded === undefined ? null : new Uint8Array(Buffer.from(encoded, "base64"))
}

/**
 * Recognizes a JPEG or PNG by its own bytes, regardless of the declared type, and strips data added by cameras and
 * programs: locations, names, thumbnails, and anything hidden after its end. Returns null if the picture is neither or
 * is corrupt. The picture isn't decoded, so a crafted file can't exhaust the server's memory.
 */
export const readPhotoFile = (bytes: Uint8Array): PhotoFile | null => {
  const jpeg = stripJpegMetadata(bytes)
  if (jpeg !== null) return { type: "image/jpeg", content: jpeg }
  const png = stripPngMetadata(bytes)
  return png === null ? null : { type: "image/png", content: png }
}
