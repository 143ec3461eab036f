import type { Industry } from "@listwright/domain/audience"
import { compareStrings } from "@listwright/domain/definition"
import { placeWords } from "@listwright/domain/geography"

/** An industry with its searchable words, in lowercase. */
export interface SearchableIndustry {
  readonly industry: Industry
  readonly code: string
  readonly words: ReadonlyArray<string>
}

/** Prepares the code and words of each industry for searching. */
export const toSearchableIndustries = (
  industries: ReadonlyArray<Industry>,
): ReadonlyArray<SearchableIndustry> =>
  industries.map((industry) => ({
    industry,
    code: industry.code.toLowerCase(),
    words: placeWords(industry.name),
  }))

/** The ranks of search matches, closest first: by code, by the beginning of the name, by later words. */
const NEARNESS = { code: 0, beginning: 1, laterWord: 2 } as const
type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS]

/** Returns a match's rank; null unless each typed word begins the code or a word in the name. */
const nearnessOf = ({ code, words }: SearchableIndustry, typed: ReadonlyArray<string>): Nearness | null => {
  let nearness: Nearness = NEARNESS.laterWord
  for (const word of typed) {
    if (code.startsWith(word)) nearness = NEARNESS.code
    else if (!words.some((own) => own.startsWith(word))) return null
  }
  if (nearness === NEARNESS.code) return nearness
  return typed.every((word, at) => words[at]?.startsWith(word)) ? NEARNESS.beginning : nearness
}

/**
 * Finds nodes at any level for which every typed word begins the code or a word in the name, ignoring case. Nodes found
 * by code come first, then those whose names begin as typed; among equals, higher levels come first, then lower codes.
 * Returns an empty list for blank text.
 */
export const searchIndustries = (
  industries: ReadonlyArray<SearchableIndustry>,
  keyword: string,
): ReadonlyArray<Industry> => {
  const typed = placeWords(keyword)
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
