import { Effect } from "effect"
import { type Box, outlineBounds } from "./Box.ts"
import { indexBoxes } from "./indexBoxes.ts"
import type { OutlinePart } from "./ZipOutline.ts"

/** A ZIP Code's outline, as encoded by `encodeParts`. */
export interface EncodedOutline {
  readonly zip: string
  readonly encoded: string
}

/** All outlines in table order, and an index of their bounding boxes. */
export interface OutlineIndex {
  readonly outlines: ReadonlyArray<EncodedOutline>
  /** Returns the outlines whose bounding boxes overlap any of the given boxes, in table order. */
  readonly near: (boxes: ReadonlyArray<Box>) => ReadonlyArray<EncodedOutline>
}

/** The number of encoded characters of outlines read per turn, which takes a millisecond or two. */
const LETTERS_A_TURN = 50_000

/** Visits outlines in batches, so that other requests are processed in between. */
export const visitInBatches = <E, R>(
  outlines: ReadonlyArray<EncodedOutline>,
  visit: (outline: EncodedOutline, at: number) => Effect.Effect<boolean, E, R>,
): Effect.Effect<void, E, R> =>
  Effect.gen(function* () {
    let letters = 0
    for (const [at, outline] of outlines.entries()) {
      if (yield* visit(outline, at)) return
      letters += outline.encoded.length
      if (letters < LETTERS_A_TURN) continue
      letters = 0
      yield* Effect.yieldNow
    }
  })

/**
 * Reads each outline once and builds the index. Fails if `partsOf` does.
 *
 * @param partsOf Returns the outline at a position in the table.
 */
export const buildOutlineIndex = Effect.fn("buildOutlineIndex")(function* <E, R>(
  outlines: ReadonlyArray<EncodedOutline>,
  partsOf: (outline: EncodedOutline, at: number) => Effect.Effect<ReadonlyArray<OutlinePart>, E, R>,
) {
  const boxes: Array<Box> = []
  yield* visitInBatches(outlines, (outline, at) =>
    Effect.map(partsOf(outline, at), (parts) => {
      boxes.push(outlineBounds(parts))
      return false
    }),
  )
  const meeting = indexBoxes(boxes)
  const index: OutlineIndex = {
    outlines,
    near: (wanted) => {
      const places = wanted.flatMap((box) => meeting(box))
      const ordered = wanted.length === 1 ? places : [...new Set(places)].toSorted((a, b) => a - b)
      return ordered.flatMap((place) => outlines[place] ?? [])
    },
  }
  return index
})
