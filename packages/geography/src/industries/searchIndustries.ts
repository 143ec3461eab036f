import type { Industry } from "@listwright/domain/audience"
import { compareStrings } from "@listwright/domain/definition"
import { splitPlaceWords } from "@listwright/domain/geography"
import { EVERYDAY_WORDS } from "./everydayWords.ts"

/** An industry with its searchable words, in lowercase. */
export interface SearchableIndustry {
  readonly industry: Industry
  readonly code: string
  readonly words: ReadonlyArray<string>
  /** The additional words that people use for the industry. */
  readonly everyday: ReadonlyArray<string>
}

/** Prepares the code and words of each industry for searching. */
export const toSearchableIndustries = (
  industries: ReadonlyArray<Industry>,
): ReadonlyArray<SearchableIndustry> =>
  industries.map((industry) => ({
    industry,
    code: industry.code.toLowerCase(),
    words: splitPlaceWords(industry.name),
    everyday: splitPlaceWords(EVERYDAY_WORDS[industry.code] ?? ""),
  }))

/**
 * The ranks of search matches, closest first: by code, by the beginning of the name, by a later word in the name, and
 * by an everyday word.
 */
const NEARNESS = { code: 0, beginning: 1, laterWord: 2, everydayWord: 3 } as const
type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS]

/** Returns a match's rank; null unless each typed word begins the code, a word in the name, or an everyday word. */
const nearnessOf = (
  { code, everyday, words }: SearchableIndustry,
  typed: ReadonlyArray<string>,
): Nearness | null => {
  let nearness: Nearness = NEARNESS.laterWord
  for (const word of typed) {
    if (code.startsWith(word)) nearness = NEARNESS.code
    else if (words.some((own) => own.startsWith(word))) continue
    else if (!everyday.some((own) => own.startsWith(word))) return null
    else if (nearness === NEARNESS.laterWord) nearness = NEARNESS.everydayWord
  }
  if (nearness !== NEARNESS.laterWord) return nearness
  return typed.every((word, at) => words[at]?.startsWith(word)) ? NEARNESS.beginning : nearness
}

/**
 * Finds nodes at any level for which every typed word begins the code, a word in the name, or a word that people use for
 * it, ignoring case [ob5-business-search]. Nodes found by code come first, then those whose names begin as typed, and
 * last those found by everyday words; among equals, higher levels come first, then lower codes. Returns an empty list
 * for blank text.
 */
export const searchIndustries = (
  industries: ReadonlyArray<SearchableIndustry>,
  keyword: string,
): ReadonlyArray<Industry> => {
  const typed = splitPlaceWords(keyword)
  if (typed.length === 0) return []
  return industries
    .flatMap((searched) => {
      const nearness = nearnessOf(searched, typed)
      return nearness === null ? [] : [{ nearness, industry: searched.industry }]
    })
    .toSorted(
      (a, b) =>
        a.nearness - b.nearness ||
        a.industry.level - b.industry.level ||
        compareStrings(a.industry.code, b.industry.code),
    )
    .map(({ industry }) => industry)
}
