import { Effect } from "effect"
import { editDistance } from "../../shared/editDistance.ts"
import { findAreas } from "../findAreas.ts"
import type { AreaHit } from "../search/AreaHit.ts"
import { HITS_OF_A_KIND_MAX } from "../search/AreaQuestion.ts"
import { joinedWords, placeWords } from "../search/placeWords.ts"
import type { WrittenArea } from "./NamedArea.ts"

/** The most names to suggest. */
const SHOWN = 3
/** The beginning of a name that a slip of the pen most often leaves right. */
const BEGINNING = 3

const slips = (written: string, { name, place }: AreaHit): number =>
  Math.min(editDistance(written, joinedWords(name)), editDistance(written, joinedWords(name + place)))

/**
 * Areas of a kind with names that differ from a written one by a few letters, the nearest first; names that only begin as
 * was written are nearest of all.
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
