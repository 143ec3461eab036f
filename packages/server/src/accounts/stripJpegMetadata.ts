import { isAcceptedPhotoSize } from "./photoSides.ts"

const START = 0xd8
const END = 0xd9
/** The marker at the start of the image data. */
const SCAN = 0xda
/** The markers of baseline, extended, and progressive frames, which browsers can show. */
const FRAMES: ReadonlyArray<number> = [0xc0, 0xc1, 0xc2]
/** The marker that specifies the color encoding, the only metadata that a picture needs. */
const ADOBE = 0xee

/** Returns whether a marker is metadata from a program (APP0 to APP15) or a person (COM). */
const isRemark = (marker: number): boolean =>
  marker !== ADOBE && ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)

/** Returns the position just past the picture's first end marker, or -1 if there isn't one. */
const endOf = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at++)
    // In the data of a picture every FF is followed by 00, or by a marker.
    if (bytes[at] === 0xff && bytes[at + 1] === END) return at + 2
  return -1
}

/** Returns a JPEG without metadata and without any data after its end; null if the bytes aren't a JPEG. */
export const stripJpegMetadata = (bytes: Uint8Array): Uint8Array | null => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Array<Uint8Array> = [bytes.subarray(0, 2)]
  let hasFrame = false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const next = at + 2 + view.getUint16(at + 2)
    if (next > bytes.length) return null
    if (FRAMES.includes(marker)) {
      if (at + 9 > next || !isAcceptedPhotoSize(view.getUint16(at + 7), view.getUint16(at + 5))) return null
      hasFrame = true
    }
    if (marker === SCAN) {
      const end = endOf(bytes, next)
      if (!hasFrame || end < 0) return null
      return new Uint8Array(Buffer.concat([...kept, bytes.subarray(at, end)]))
    }
    if (!isRemark(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return null
}
