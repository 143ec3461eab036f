import type { SearchableKind } from "@listwright/domain/geography"
import type { AreaEntry } from "./AreaEntry.ts"
import type { AreaIndex } from "./AreaIndex.ts"
import { type SearchWord, hasWordStartingWith, joinFirstTwoWords } from "./parseSearchWords.ts"
import { withoutKindWords, isKindKeyword, kindsToList } from "./areaKindKeywords.ts"
import { MATCH_RANKS, type MatchRank, rankMatch } from "./matchRank.ts"

/** An area found by a search. */
export interface AreaMatch {
  readonly entry: AreaEntry
  /** The position among all entries; ties remain in table order. */
  readonly position: number
  readonly nearness: MatchRank
}

/**
 * Compares matches: closest first; among equally close matches, the one with more letters typed ('Lake City' before
 * 'Lake'), then the largest.
 */
const nearestFirst = (a: AreaMatch, b: AreaMatch): number =>
  a.nearness - b.nearness || typedOf(b) - typedOf(a) || sizeOf(b) - sizeOf(a) || a.position - b.position

/** Returns the length of a city's name if all of it was typed, otherwise 0. */
const typedOf = ({ entry, nearness }: AreaMatch): number =>
  nearness === MATCH_RANKS.name && entry.kind === "city" ? entry.joined.length : 0

/**
 * Returns an area's size; 0 for districts, which are equal in size, and for SCFs, so that both are sorted by number.
 */
const sizeOf = ({ entry: { hit, kind } }: AreaMatch): number =>
  kind === "congressionalDistrict" || kind === "scf" ? 0 : hit.zips

type Found = Map<number, MatchRank>

const add = (found: Found, position: number, nearness: MatchRank): void => {
  const before = found.get(position)
  if (before === undefined || nearness < before) found.set(position, nearness)
}

/**
 * Adds the areas whose code was typed, alone or with words for their type. A city's code alone doesn't count, because
 * 'Mesa, CO' isn't 'ME Saco'.
 */
const addByCode = ({ byCode, entries }: AreaIndex, asked: ReadonlyArray<SearchWord>, found: Found): void => {
  const joined = (words: ReadonlyArray<SearchWord>) => words.map(({ word }) => word).join("")
  for (const position of byCode.get(joined(asked)) ?? []) {
    if (entries[position]?.kind !== "city") add(found, position, MATCH_RANKS.code)
  }
  const bare = asked.filter((one) => !isKindKeyword(one))
  if (bare.length === asked.length) return
  for (const position of byCode.get(joined(bare)) ?? []) {
    const kind = entries[position]?.kind
    if (kind !== undefined && withoutKindWords(kind, asked).length === bare.length) {
      add(found, position, MATCH_RANKS.code)
    }
  }
}

/** Adds the areas whose name was typed. No match is ranked closer than `nearest`. */
const addByName = (
  { byLetter, entries }: AreaIndex,
  asked: ReadonlyArray<SearchWord>,
  found: Found,
  nearest: MatchRank = MATCH_RANKS.code,
): void => {
  const letters = new Set(asked.flatMap(({ full, word }) => [word.charAt(0), full.charAt(0)]))
  const seen = new Set<number>()
  for (const letter of letters) {
    for (const position of byLetter.get(letter) ?? []) {
      const entry = entries[position]
      if (entry === undefined || seen.has(position)) continue
      // An entry can be under several of the letters only if several words were asked.
      if (letters.size > 1) seen.add(position)
      const nearness = rankMatch(entry, asked)
      if (nearness !== null) add(found, position, nearness < nearest ? nearest : nearness)
    }
  }
}

/** Adds all areas of a type in a state, or everywhere: 'counties IL', 'states'. */
const addListed = (
  { entries }: AreaIndex,
  kind: SearchableKind,
  asked: ReadonlyArray<SearchWord>,
  found: Found,
): void => {
  const rest = withoutKindWords(kind, asked)
  const nearness = rest.length === 0 ? MATCH_RANKS.name : MATCH_RANKS.listed
  const isThere = ({ states }: AreaEntry) =>
    rest.every((one) => (one.isState ? states.includes(` ${one.word} `) : hasWordStartingWith(states, one)))
  for (const [position, entry] of entries.entries()) {
    if (entry.kind === kind && isThere(entry)) add(found, position, nearness)
  }
}

/** Finds the areas, other than ZIP Codes, that the words might mean, closest first. */
export const findMatchingEntries = (
  index: AreaIndex,
  asked: ReadonlyArray<SearchWord>,
): ReadonlyArray<AreaMatch> => {
  const found: Found = new Map()
  addByCode(index, asked, found)
  addByName(index, asked, found)
  // 'Echo, LA' is first of all Echo, and only then a beginning of Echola.
  addByName(
    index,
    joinFirstTwoWords(asked),
    found,
    asked[1]?.isState === true ? MATCH_RANKS.beginning : MATCH_RANKS.code,
  )
  for (const kind of kindsToList(asked)) addListed(index, kind, asked, found)
  return [...found]
    .flatMap(([position, nearness]): ReadonlyArray<AreaMatch> => {
      const entry = index.entries[position]
      return entry === undefined ? [] : [{ entry, position, nearness }]
    })
    .toSorted(nearestFirst)
}
