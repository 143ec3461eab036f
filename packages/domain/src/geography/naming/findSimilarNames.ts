import { Effect } from "effect"
import { editDistance } from "../../shared/editDistance.ts"
import { findAreas } from "../findAreas.ts"
import type { AreaHit } from "../search/AreaHit.ts"
import { MAX_REQUESTED_HITS_PER_KIND } from "../search/AreaQuery.ts"
import { toSingleWord, splitPlaceWords } from "../search/splitPlaceWords.ts"
import type { TypedAreaName } from "./AreaNameRefusal.ts"

/** The maximum number of names to suggest. */
const SHOWN = 3
/** The number of first letters that a typo usually leaves intact. */
const BEGINNING = 3

const slips = (written: string, { name, place }: AreaHit): number =>
  Math.min(editDistance(written, toSingleWord(name)), editDistance(written, toSingleWord(name + place)))

/**
 * Finds areas of a kind whose names differ from the one given by a few letters, nearest first; if any names start with
 * it, returns only those.
 */
export const findSimilarNames = Effect.fn("findSimilarNames")(function* (
  { kind, written }: TypedAreaName,
  found: ReadonlyArray<AreaHit>,
  listType: number,
) {
  if (found.length > 0) return found.slice(0, SHOWN)
  const text = (splitPlaceWords(written)[0] ?? "").slice(0, BEGINNING)
  const groups = yield* findAreas({ text, listType, kind, most: MAX_REQUESTED_HITS_PER_KIND })
  const meant = toSingleWord(written)
  const most = Math.max(2, Math.floor(meant.length / 3))
  return groups
    .flatMap(({ hits }) => hits)
    .map((hit) => ({ hit, away: slips(meant, hit) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, SHOWN)
    .map(({ hit }) => hit)
})
