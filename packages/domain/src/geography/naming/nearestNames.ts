import { Effect } from "effect"
import { editDistance } from "../../shared/editDistance.ts"
import { findAreas } from "../findAreas.ts"
import type { AreaHit } from "../search/AreaHit.ts"
import { HITS_OF_A_KIND_MAX } from "../search/AreaQuestion.ts"
import { joinedWords, placeWords } from "../search/placeWords.ts"
import type { WrittenArea } from "./NamedArea.ts"

/** The maximum number of names to suggest. */
const SHOWN = 3
/** The number of first letters that a typo usually leaves intact. */
const BEGINNING = 3

const slips = (written: string, { name, place }: AreaHit): number =>
  Math.min(editDistance(written, joinedWords(name)), editDistance(written, joinedWords(name + place)))

/**
 * Finds areas of a kind whose names differ from the written one by a few letters, nearest first; if names start with
 * the written one, returns only those.
 */
export const nearestNames = Effect.fn("nearestNames")(function* (
  { kind, written }: WrittenArea,
  found: ReadonlyArray<AreaHit>,
  listType: number,
) {
  if (found.length > 0) return found.slice(0, SHOWN)
  const text = (placeWords(written)[0] ?? "").slice(0, BEGINNING)
  const groups = yield* findAreas({ text, listType, kind, most: HITS_OF_A_KIND_MAX })
  const meant = joinedWords(written)
  const most = Math.max(2, Math.floor(meant.length / 3))
  return groups
    .flatMap(({ hits }) => hits)
    .map((hit) => ({ hit, away: slips(meant, hit) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, SHOWN)
    .map(({ hit }) => hit)
})
