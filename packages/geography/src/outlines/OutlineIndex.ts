import { Effect } from "effect"
import { type Box, boxOf } from "./Box.ts"
import type { OutlinePart } from "./ZipOutline.ts"

/** A ZIP Code's outline as `encodeParts` writes it. */
export interface EncodedOutline {
  readonly zip: string
  readonly encoded: string
}

/** All outlines in the order of their table, and the boxes around them. */
export interface OutlineIndex {
  readonly outlines: ReadonlyArray<EncodedOutline>
  /** Outlines whose boxes meet one of these, in the order of the table. */
  readonly near: (boxes: ReadonlyArray<Box>) => ReadonlyArray<EncodedOutline>
}

/** Letters of outlines that are read before others have a turn: a millisecond or two. */
const LETTERS_A_TURN = 50_000

/** Walks over outlines in pieces, so that other requests are answered in between. */
export const inTurns = <E, R>(
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

/** Four bounds for each outline: some 33,000 are compared in a fraction of a millisecond. */
const WEST = 0
const SOUTH = 1
const EAST = 2
const NORTH = 3
const BOUNDS = 4

/**
 * Reads every outline once. Fails as `partsOf` does.
 *
 * @param partsOf the outline at a place of the table
 */
export const buildOutlineIndex = Effect.fn("buildOutlineIndex")(function* <E, R>(
  outlines: ReadonlyArray<EncodedOutline>,
  partsOf: (outline: EncodedOutline, at: number) => Effect.Effect<ReadonlyArray<OutlinePart>, E, R>,
) {
  const bounds = new Float64Array(outlines.length * BOUNDS)
  yield* inTurns(outlines, (outline, at) =>
    Effect.map(partsOf(outline, at), (parts) => {
      const { east, north, south, west } = boxOf(parts)
      bounds.set([west, south, east, north], at * BOUNDS)
      return false
    }),
  )
  const index: OutlineIndex = {
    outlines,
    near: (boxes) => {
      // Asked for with every tile of a map: without a function for each outline it takes a tenth of a millisecond.
      const places = new Set<number>()
      for (const { east, north, south, west } of boxes)
        for (let place = 0, at = 0; at < bounds.length; place++, at += BOUNDS)
          if (
            (bounds[at + WEST] ?? NaN) <= east &&
            (bounds[at + EAST] ?? NaN) >= west &&
            (bounds[at + SOUTH] ?? NaN) <= north &&
            (bounds[at + NORTH] ?? NaN) >= south
          )
            places.add(place)
      const ordered = boxes.length === 1 ? places : new Set([...places].toSorted((a, b) => a - b))
      return Array.from(ordered).flatMap((place) => outlines[place] ?? [])
    },
  }
  return index
})
