import { isAcceptedPhotoSize } from "./photoSides.ts"

const SIGNATURE: ReadonlyArray<number> = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks required to show the picture. */
const NEEDED: ReadonlyArray<string> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
/** The number of bytes for a chunk's length, type, and checksum together. */
const AROUND = 12

/** Returns a PNG without metadata and without any data after its end; null if the bytes aren't a PNG. */
export const stripPngMetadata = (bytes: Uint8Array): Uint8Array | null => {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Array<Uint8Array> = [bytes.subarray(0, SIGNATURE.length)]
  let at = SIGNATURE.length
  while (at + AROUND <= bytes.length) {
    const next = at + AROUND + view.getUint32(at)
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1")
    const isFirst = at === SIGNATURE.length
    if (next > bytes.length || isFirst !== (type === "IHDR")) return null
    if (
      isFirst &&
      (next < at + AROUND + 8 || !isAcceptedPhotoSize(view.getUint32(at + 8), view.getUint32(at + 12)))
    )
      return null
    if (NEEDED.includes(type)) kept.push(bytes.subarray(at, next))
    if (type === "IEND") return new Uint8Array(Buffer.concat(kept))
    at = next
  }
  return null
}
