import { areaCode } from "@listwright/domain/definition"
import { AREA_KINDS } from "@listwright/domain/glossary"
import {
  type AreaHit,
  expandAbbreviation,
  type PlaceChoice,
  placeWords,
  normalizePlaceName,
  SearchableArea,
  type SearchableKind,
} from "@listwright/domain/geography"
import { Schema } from "effect"

const isSearched = Schema.is(SearchableArea)

/** Kinds whose names don't say their state. */
const NAMES_STATE: ReadonlyArray<SearchableKind> = ["city", "county", "congressionalDistrict"]

/** Returns the hits of a list of areas. The original contract doesn't say how many ZIP Codes an area has: 0. */
export const toAreaHits = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<AreaHit> =>
  choices.flatMap(({ area, name, state }) =>
    isSearched(area) ? [{ area, name, place: NAMES_STATE.includes(area.kind) ? state : "", zips: 0 }] : [],
  )

/** A search text: its words without those of its state, and the state that it ends with; null if it names none. */
export interface AreaSearchText {
  readonly words: ReadonlyArray<string>
  readonly state: string | null
}

/** Reads 'Cook, IL' and 'Cook County Illinois'. A text that is a state alone names that state. */
export const parseAreaSearchText = (text: string, states: ReadonlyArray<PlaceChoice>): AreaSearchText => {
  const words = placeWords(text)
  for (const { name, state } of states)
    for (const ending of [[state.toLowerCase()], placeWords(name)]) {
      const before = words.length - ending.length
      if (before > 0 && words.slice(before).join(" ") === ending.join(" "))
        return { words: words.slice(0, before), state }
    }
  return { words, state: null }
}

const kindWords = (kind: SearchableKind): ReadonlyArray<string> =>
  placeWords(`${AREA_KINDS[kind].one} ${AREA_KINDS[kind].several}`)

/** Keeps the hits that have a word beginning with each word of a text, those with exactly that name first. */
export const filterHitsByName = (
  kind: SearchableKind,
  words: ReadonlyArray<string>,
  hits: ReadonlyArray<AreaHit>,
): ReadonlyArray<AreaHit> => {
  const ofKind = kindWords(kind)
  const named = words.filter((word) => !ofKind.includes(word))
  const asked = (named.length === 0 ? words : named).map(expandAbbreviation)
  const found = hits.filter((hit) => {
    const own = placeWords(hit.name).map(expandAbbreviation)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  })
  const isWhole = ({ name }: AreaHit): boolean => normalizePlaceName(name) === asked.join(" ")
  return [...found.filter(isWhole), ...found.filter((hit) => !isWhole(hit))]
}

/** Writes a code plainly: 'il05' for 'IL05', 'il-5' and 'IL 05'. */
const plainCode = (code: string): string =>
  code
    .trim()
    .toLowerCase()
    .replace(/^([a-z]{2})[\s-]?(\d)$/, "$10$2")
    .replaceAll(/[\s-]/g, "")

/** Finds the hit with a code, written as `areaCode` does or as people do. */
export const findHitByCode = (hits: ReadonlyArray<AreaHit>, code: string): AreaHit | undefined =>
  hits.find(({ area }) => plainCode(areaCode(area)) === plainCode(code))
