import type { AreaEntry } from "./AreaEntry.ts"
import { type SearchWord, hasWordStartingWith } from "./parseSearchWords.ts"
import { indicatesKind } from "./areaKindKeywords.ts"

/** The ranks of area matches, closest first. */
export const MATCH_RANKS = { code: 0, name: 1, beginning: 2, laterWord: 3, listed: 4 } as const
export type MatchRank = (typeof MATCH_RANKS)[keyof typeof MATCH_RANKS]

const isState = ({ states }: AreaEntry, { word }: SearchWord): boolean => states.includes(` ${word} `)

/** Returns whether a word indicates the area's location, such as 'IL' or 'Illin'. */
const tellsWhere = (entry: AreaEntry, asked: SearchWord): boolean =>
  (asked.isState ? isState(entry, asked) : hasWordStartingWith(entry.states, asked)) ||
  hasWordStartingWith(entry.city, asked)

interface Named {
  /** The part of the name that the words match, as one word. */
  readonly named: string
  /** True if a state precedes the name, where it may be part of another name: 'New York' isn't York, NY. */
  readonly isAfterState: boolean
}

/**
 * Returns the part of an area's name that the words match; null unless every word matches the area and at least one
 * matches its name. The first word may be the area's state code or the beginning of a word in its name: 'IL
 * Illiopolis', 'La Place'.
 */
const namedBy = (entry: AreaEntry, asked: ReadonlyArray<SearchWord>, stateFirst: boolean): Named | null => {
  let named = ""
  let isWhole = false
  let isAfterState = false
  const used = new Set<number>()
  for (const [index, one] of asked.entries()) {
    if (index === 0 && stateFirst && isState(entry, one)) {
      isAfterState = true
      continue
    }
    const { full, word } = one
    const position = isWhole
      ? -1
      : entry.words.findIndex(
          (other, at) => !used.has(at) && (other.startsWith(word) || other.startsWith(full)),
        )
    const found = entry.words[position]
    if (found !== undefined) {
      used.add(position)
      named += found.startsWith(word) ? word : full
    } else if (named === "" && entry.joined.startsWith(word)) {
      isWhole = true
      named = word
    } else if (tellsWhere(entry, one)) isAfterState ||= named === ""
    else if (!indicatesKind(entry.kind, one)) return null
  }
  return named === "" ? null : { named, isAfterState }
}

/** Ranks how closely a name matches the typed words; null if any word doesn't match. */
export const rankMatch = (entry: AreaEntry, asked: ReadonlyArray<SearchWord>): MatchRank | null => {
  const found =
    namedBy(entry, asked, false) ?? (asked[0]?.isState === true ? namedBy(entry, asked, true) : null)
  if (found === null) return null
  const { isAfterState, named } = found
  if (isAfterState) return MATCH_RANKS.laterWord
  if (named === entry.joined) return MATCH_RANKS.name
  return entry.joined.startsWith(named) ? MATCH_RANKS.beginning : MATCH_RANKS.laterWord
}
