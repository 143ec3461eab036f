const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** The metadata that a camera adds to a picture. */
const PLACE = Buffer.from("Exif\0\0 41.9281 N")

export interface PictureOptions {
  /** Pixels. */
  readonly side?: number
  /** Bytes more than the picture needs. */
  readonly padding?: number
  /** Its end is missing. */
  readonly isCut?: boolean
}

/** A JPEG of the form that cameras write, with a place and a comment, and a script behind its end. */
export const jpeg = ({ side = 16, padding = 0, isCut = false }: PictureOptions = {}): string => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(side, 1)
  frame.writeUInt16BE(side, 3)
  return dataUrl(
    "jpeg",
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xe1, PLACE),
      segment(0xfe, Buffer.from("<script>")),
      segment(0xdb, Buffer.alloc(65, 1)),
      segment(0xc0, frame),
      segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
      Buffer.alloc(padding, 1),
      Buffer.from(isCut ? [0x12] : [0x12, 0x34, 0xff, 0xd9]),
      Buffer.from("<script>"),
    ]),
  )
}

const chunk = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type, "latin1"), content, Buffer.alloc(4)])
}

/** A PNG with a text beside the picture. */
export const png = ({ side = 16 }: PictureOptions = {}): string => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  return dataUrl(
    "png",
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("tEXt", PLACE),
      chunk("IDAT", Buffer.from("pixels")),
      chunk("IEND", Buffer.alloc(0)),
      Buffer.from("<script>"),
    ]),
  )
}
