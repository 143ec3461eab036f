import { splitPastedText } from "./parsePastedCodes.ts"
import { ZIP_BOX_LENGTH } from "./zipEntry.ts"

/** The boxes after something was typed or pasted into one of them. */
export interface BoxEdit {
  readonly boxes: ReadonlyArray<string>
  /** The zero-based index of the box that now has the focus. */
  readonly focus: number
  /** Entries that didn't fit into the boxes, in order; they must always be shown to the user. */
  readonly left: ReadonlyArray<string>
}

const pieces = (entry: string, size: number): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(entry.length / size) }, (_, n) => entry.slice(n * size, (n + 1) * size))

/**
 * Types or pastes new text into a box. Focus moves on from a full box; text that doesn't fit fills the following boxes,
 * one entry per box, splitting entries that are too long [ob5-zip-boxes].
 *
 * @param characters The characters per box: 5 for a ZIP Code, 3 for an SCF.
 */
export const typeInBox = (
  boxes: ReadonlyArray<string>,
  index: number,
  text: string,
  characters: number = ZIP_BOX_LENGTH,
): BoxEdit => {
  const typed = splitPastedText(text).flatMap((entry) => pieces(entry, characters))
  const filled = boxes.map((box, at) => typed[at - index] ?? (at === index ? "" : box))
  const before = boxes[index] ?? ""
  const last = index + Math.max(typed.length, 1) - 1
  const grew = typed.length > 1 || (typed[0] ?? "").length > before.length
  const isFull = (typed.at(-1) ?? "").length === characters && grew
  return {
    boxes: filled,
    focus: Math.min(isFull ? last + 1 : last, boxes.length - 1),
    left: typed.slice(boxes.length - index),
  }
}
