import {
  type AreaHit,
  type AreaHitGroup,
  SEARCHABLE_KINDS,
  type SearchableKind,
} from "@listwright/domain/geography"
import { groupBy } from "@listwright/domain/shared"
import type { AreaIndex } from "./AreaIndex.ts"
import { parseSearchWords } from "./parseSearchWords.ts"
import { findMatchingEntries } from "./findMatchingEntries.ts"
import { findMatchingZips, zipHit } from "./findMatchingZips.ts"
import { MATCH_RANKS, type MatchRank } from "./matchRank.ts"

/** The text and area types to search for. */
export interface AreaSearchQuery {
  readonly text: string
  readonly kinds: ReadonlyArray<SearchableKind>
  /** The maximum number of results per type. */
  readonly most: number
}

interface FoundKind {
  readonly group: AreaHitGroup
  readonly nearness: MatchRank
}

const foundKind = (
  kind: SearchableKind,
  hits: ReadonlyArray<AreaHit>,
  all: number,
  nearness: MatchRank,
): FoundKind => ({ group: { kind, hits, more: all - hits.length }, nearness })

const largest = ({ group: { hits } }: FoundKind): number => hits[0]?.zips ?? 0

/**
 * Compares types: the type with the closest area comes first. Among code matches, the most commonly typed types come
 * first; among name matches, the type whose area is largest.
 */
const nearestFirst = (a: FoundKind, b: FoundKind): number => {
  if (a.nearness !== b.nearness) return a.nearness - b.nearness
  const byKind = SEARCHABLE_KINDS.indexOf(a.group.kind) - SEARCHABLE_KINDS.indexOf(b.group.kind)
  return a.nearness === MATCH_RANKS.code ? byKind : largest(b) - largest(a) || byKind
}

/**
 * Finds all areas that the typed text might mean, grouped by type: '606', '60614', 'Austin', 'Cook County', 'Cook, IL',
 * 'Chicago metro', 'TX-21', 'Texas'. Matches by code come first, then by whole name, then by the beginning of the name,
 * then by the beginning of another word in it. States and type words narrow the search. Returns an empty list for text
 * without letters or digits.
 */
export const searchAreas = (
  index: AreaIndex,
  { kinds, most, text }: AreaSearchQuery,
): ReadonlyArray<AreaHitGroup> => {
  const asked = parseSearchWords(index.states, text)
  if (asked.length === 0) return []
  const named = [...groupBy(findMatchingEntries(index, asked), ({ entry }) => entry.kind)].flatMap(
    ([kind, matched]): ReadonlyArray<FoundKind> => {
      const [first] = matched
      return first === undefined
        ? []
        : [
            foundKind(
              kind,
              matched.slice(0, most).map(({ entry }) => entry.hit),
              matched.length,
              first.nearness,
            ),
          ]
    },
  )
  const zips = index.country === "US" && kinds.includes("zip") ? findMatchingZips(index, asked) : null
  return [
    ...named,
    ...(zips === null
      ? []
      : [foundKind("zip", zips.zips.slice(0, most).map(zipHit), zips.zips.length, zips.nearness)]),
  ]
    .filter(({ group }) => kinds.includes(group.kind))
    .toSorted(nearestFirst)
    .map(({ group }) => group)
}
