import { areaCode } from "@listwright/domain/definition"
import { AREA_KINDS } from "@listwright/domain/glossary"
import {
  type AreaHit,
  expandAbbreviation,
  type PlaceChoice,
  splitPlaceWords,
  normalizePlaceName,
  SearchableArea,
  type SearchableKind,
} from "@listwright/domain/geography"
import { Schema } from "effect"

const isSearched = Schema.is(SearchableArea)

/** The kinds of areas whose names don't include their state. */
const NAMES_STATE: ReadonlyArray<SearchableKind> = ["city", "county", "congressionalDistrict"]

/**
 * Converts a list of areas to hits. Their number of ZIP Codes is 0, because the original contract doesn't provide it.
 */
export const toAreaHits = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<AreaHit> =>
  choices.flatMap(({ area, name, state }) =>
    isSearched(area) ? [{ area, name, place: NAMES_STATE.includes(area.kind) ? state : "", zips: 0 }] : [],
  )

/**
 * Parsed search text: its words without those of the state at its end, and that state; null if the text doesn't end
 * with a state.
 */
export interface AreaSearchText {
  readonly words: ReadonlyArray<string>
  readonly state: string | null
}

/** Parses 'Cook, IL' and 'Cook County Illinois'. Text that's only a state's name is kept as words. */
export const parseAreaSearchText = (text: string, states: ReadonlyArray<PlaceChoice>): AreaSearchText => {
  const words = splitPlaceWords(text)
  for (const { name, state } of states)
    for (const ending of [[state.toLowerCase()], splitPlaceWords(name)]) {
      const before = words.length - ending.length
      if (before > 0 && words.slice(before).join(" ") === ending.join(" "))
        return { words: words.slice(0, before), state }
    }
  return { words, state: null }
}

const kindWords = (kind: SearchableKind): ReadonlyArray<string> =>
  splitPlaceWords(`${AREA_KINDS[kind].one} ${AREA_KINDS[kind].several}`)

/** Returns the hits whose names have a word starting with each search word, exact matches first. */
export const filterHitsByName = (
  kind: SearchableKind,
  words: ReadonlyArray<string>,
  hits: ReadonlyArray<AreaHit>,
): ReadonlyArray<AreaHit> => {
  const ofKind = kindWords(kind)
  const named = words.filter((word) => !ofKind.includes(word))
  const asked = (named.length === 0 ? words : named).map(expandAbbreviation)
  const found = hits.filter((hit) => {
    const own = splitPlaceWords(hit.name).map(expandAbbreviation)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  })
  const isWhole = ({ name }: AreaHit): boolean => normalizePlaceName(name) === asked.join(" ")
  return [...found.filter(isWhole), ...found.filter((hit) => !isWhole(hit))]
}

/** Normalizes a code: 'il05' for 'IL05', 'il-5', and 'IL 05'. */
const plainCode = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/^([a-z]{2})[\s-]?(\d)$/, "$10$2")
    .replaceAll(/[\s-]/g, "")

/** Finds the hit with a code, written in `areaCode`'s format or the way people write it. */
export const findHitByCode = (hits: ReadonlyArray<AreaHit>, code: string): AreaHit | undefined =>
  hits.find(({ area }) => plainCode(areaCode(area)) === plainCode(code))
