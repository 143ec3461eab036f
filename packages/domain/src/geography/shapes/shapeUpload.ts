import { Result } from "effect"
import { type Notice, notice } from "../../shared/Notice.ts"
import { cornerLines } from "./shapeSketch.ts"
import { parseRings } from "./parseRing.ts"
import { shapeFileNotice } from "./ShapeFile.ts"

/** The maximum size of a shape file in bytes, which is about 50,000 corners. */
export const MAX_SHAPE_FILE_BYTES = 2_000_000

/** Derives a shape's name from its file name: 'north-side' for 'north-side.geojson'. */
const nameOfFile = (file: string): string => file.replace(/\.[^.]*$/, "").trim()

/** Returns the notice that a file is too large to read; null if it isn't. */
export const shapeFileTooLargeNotice = (bytes: number): Notice | null =>
  bytes <= MAX_SHAPE_FILE_BYTES
    ? null
    : notice(
        "warning",
        "",
        `The file is ${(bytes / 1e6).toFixed(1)} MB, but a shape file can be at most ${MAX_SHAPE_FILE_BYTES / 1e6} MB.`,
      )

/** A shape file's content, for filling in a page's fields. */
export interface ParsedShapeFile {
  /** The shape's corners, one per line, or the original content if it can't be read or has several shapes. */
  readonly text: string
  readonly name: string
  readonly corners: number
  /** A warning about the file; null if its corners could be read. */
  readonly warning: Notice | null
}

/** Reads a shape file's content for a page; converts its corners to lines that the user can read and fix. */
export const readShapeFile = (file: { readonly name: string; readonly content: string }): ParsedShapeFile => {
  const name = nameOfFile(file.name)
  return Result.match(parseRings(file.content), {
    onFailure: (refused) => ({ text: file.content, name, corners: 0, warning: shapeFileNotice(refused) }),
    onSuccess: (rings) => ({
      // Several cannot be written as lines.
      text: rings.length === 1 ? cornerLines(rings[0] ?? []) : file.content,
      name,
      corners: rings.reduce((sum, ring) => sum + ring.length, 0),
      warning: null,
    }),
  })
}
